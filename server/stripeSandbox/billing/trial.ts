import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

const DAYS_AHEAD = 3;
const DAY = 86_400;

/** Sends trial_will_end once, three days before, or at once for a shorter trial. The caller saves. */
export function tellOfTrialEnd(scope: Scope, subscription: Row<'subscription'>): void {
  const { body, aside } = subscription;
  const near = body.trial_end !== null && body.trial_end - scope.now <= DAYS_AHEAD * DAY;
  if (body.status !== 'trialing' || !near || aside.toldOfTrialEnd) return;
  subscription.aside = { ...aside, toldOfTrialEnd: true };
  scope.tell('customer.subscription.trial_will_end', body);
}
