import { defineMachine } from './machine.ts';

export const SUBSCRIPTION_STATUSES = ['TRIALING', 'ACTIVE', 'PAST_DUE', 'READ_ONLY', 'CANCELED'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The transitions of a business's paid plan. */
export const subscriptionMachine = defineMachine({
  thing: 'plan',
  states: SUBSCRIPTION_STATUSES,
  events: {
    extendTrial: { from: ['ACTIVE', 'PAST_DUE', 'READ_ONLY'], to: 'TRIALING', done: 'tried' },
    pay: { from: ['TRIALING', 'PAST_DUE', 'READ_ONLY'], to: 'ACTIVE', done: 'paid' },
    failPayment: { from: ['TRIALING', 'ACTIVE', 'READ_ONLY'], to: 'PAST_DUE', done: 'marked as past due' },
    restrict: { from: ['TRIALING', 'ACTIVE', 'PAST_DUE'], to: 'READ_ONLY', done: 'restricted' },
    /** Final: choosing a plan again starts another subscription. */
    cancel: { from: ['TRIALING', 'ACTIVE', 'PAST_DUE', 'READ_ONLY'], to: 'CANCELED', done: 'canceled' },
    cancelAtPeriodEnd: { from: ['TRIALING', 'ACTIVE', 'PAST_DUE'], done: 'set to cancel at period end' },
    keep: { from: ['TRIALING', 'ACTIVE', 'PAST_DUE'], done: 'kept' },
  },
});

/** Returns whether one status may follow another by any event; a canceled plan stays canceled. */
export function subscriptionMayBecome(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  if (from === to) return true;
  return Object.values(subscriptionMachine.events).some((event) => event.to === to && event.from.includes(from));
}
