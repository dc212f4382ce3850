import type { Context } from '#server/platform/graphql/context.ts';

/** Notes in the audit log that somebody who is signed in could not confirm that it is them. */
export const noteFailedProof = (context: Context): Promise<void> =>
  context.runForAccount((work) =>
    work.recordFor(context.member, { type: 'account.proof_failed', summary: 'Could not confirm that it is them' }),
  );
