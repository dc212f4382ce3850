import type { Context } from '#server/platform/graphql/context.ts';

/** Records in the audit log that a signed-in person failed a step-up. */
export const recordFailedStepUp = (context: Context): Promise<void> =>
  context.runForAccount((work) =>
    work.recordFor(context.member, { type: 'account.proof_failed', summary: 'Couldn’t confirm their identity' }),
  );
