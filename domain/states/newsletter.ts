import { defineMachine } from './machine.ts';

const NEWSLETTER_STATUSES = ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const;

/**
 * The transitions of a newsletter subscription. Only the owner of the address can confirm or end it, by a mailed link.
 */
export const newsletterMachine = defineMachine({
  thing: 'subscription',
  states: NEWSLETTER_STATUSES,
  events: {
    /** Anyone can enter any address, so a request neither subscribes nor unsubscribes it. */
    request: { from: ['PENDING', 'UNSUBSCRIBED'], to: 'PENDING', done: 'requested' },
    confirm: { from: ['PENDING'], to: 'CONFIRMED', done: 'confirmed' },
    unsubscribe: { from: NEWSLETTER_STATUSES, to: 'UNSUBSCRIBED', done: 'ended' },
  },
});
