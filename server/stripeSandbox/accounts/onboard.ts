import type { Scope } from '../store/scope.ts';
import { type OnboardingStep, stepsDone, withStepsDone } from './account.ts';

/** Completes onboarding steps and sends the resulting events. */
export async function onboard(scope: Scope, id: string, steps: OnboardingStep[]): Promise<void> {
  const { body: before, aside } = await scope.lock('account', id);
  const account = withStepsDone(before, [...new Set([...stepsDone(before), ...steps])]);
  if (steps.includes('terms')) account.tos_acceptance = { date: scope.now, ip: '127.0.0.1', user_agent: null };
  await scope.save('account', { body: account, aside });
  // API v2 sends the platform a thin event, without the new state.
  const told = { id, object: 'v2.core.account' };
  scope.tell('v2.core.account[requirements].updated', told);
  if (before.charges_enabled !== account.charges_enabled)
    scope.tell('v2.core.account[configuration.merchant].capability_status_updated', told);
  // Sent for the connected account, whose id the event carries.
  scope.on(id).tell('account.updated', account, {
    charges_enabled: before.charges_enabled,
    details_submitted: before.details_submitted,
    payouts_enabled: before.payouts_enabled,
    requirements: before.requirements,
  });
}
