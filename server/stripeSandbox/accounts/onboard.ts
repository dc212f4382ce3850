import type { Scope } from '../store/scope.ts';
import { type OnboardingStep, stepsDone, withStepsDone } from './account.ts';

/** Takes the steps as done, and tells the platform what became of the account. */
export async function onboard(scope: Scope, id: string, steps: OnboardingStep[]): Promise<void> {
  const { body: before, aside } = await scope.lock('account', id);
  const account = withStepsDone(before, [...new Set([...stepsDone(before), ...steps])]);
  if (steps.includes('terms')) account.tos_acceptance = { date: scope.now, ip: '127.0.0.1', user_agent: null };
  await scope.save('account', { body: account, aside });
  // In the API's second version the platform is told, and of nothing but that there is news.
  const told = { id, object: 'v2.core.account' };
  scope.tell('v2.core.account[requirements].updated', told);
  if (before.charges_enabled !== account.charges_enabled)
    scope.tell('v2.core.account[configuration.merchant].capability_status_updated', told);
  // Connected accounts speak for themselves: the event bears the account's id.
  scope.on(id).tell('account.updated', account, {
    charges_enabled: before.charges_enabled,
    details_submitted: before.details_submitted,
    payouts_enabled: before.payouts_enabled,
    requirements: before.requirements,
  });
}
