import * as z from 'zod';
import { AUDIT_ACTOR_KINDS, AUDIT_THINGS } from '../audit.ts';
import { calendarDate } from './dates.ts';

const id = z.guid({ error: 'This is no id' }).nullish();

/** The filter of an audit log export, from the URL's query. */
export const auditFilterInput = z.object({
  actorId: id,
  actorKind: z.enum(AUDIT_ACTOR_KINDS, { error: 'There is nobody of this kind' }).nullish(),
  thing: z.enum(AUDIT_THINGS, { error: 'There is no such thing' }).nullish(),
  from: calendarDate.nullish(),
  to: calendarDate.nullish(),
  search: z.string().nullish(),
  customerId: id,
  quoteId: id,
  invoiceId: id,
});
