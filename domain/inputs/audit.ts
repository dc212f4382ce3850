import * as z from 'zod';
import { AUDIT_ACTOR_KINDS, AUDIT_THINGS } from '../audit.ts';
import { calendarDate } from './dates.ts';

const id = z.guid({ error: 'This isn’t a valid ID' }).nullish();

/** The filter of an audit log export, from the URL's query. */
export const auditFilterInput = z.object({
  actorId: id,
  actorKind: z.enum(AUDIT_ACTOR_KINDS, { error: 'Unknown kind of actor' }).nullish(),
  thing: z.enum(AUDIT_THINGS, { error: 'Unknown kind of record' }).nullish(),
  from: calendarDate.nullish(),
  to: calendarDate.nullish(),
  search: z.string().nullish(),
  customerId: id,
  quoteId: id,
  invoiceId: id,
});
