import type { FastifyRequest } from 'fastify';
import { originOf } from '#server/core/origin.ts';
import type { Services } from '../graphql/context.ts';

/** Records in the audit log that a person exported data. `what` is a noun phrase: "the audit log". */
export const recordDownload = (
  { commands }: Pick<Services, 'commands'>,
  request: FastifyRequest,
  { userId, businessId }: { userId: string; businessId: string },
  what: string,
): Promise<void> =>
  commands
    .from(originOf(request))
    .runForAccount((work) =>
      work.recordFor({ userId, businessId }, { type: 'account.data_exported', summary: `Exported ${what}` }),
    );
