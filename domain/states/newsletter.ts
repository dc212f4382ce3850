import { defineMachine } from './machine.ts';

const NEWSLETTER_STATUSES = ['PENDING', 'CONFIRMED', 'UNSUBSCRIBED'] as const;

/** What may happen to a newsletter's subscription: only the owner of the address, by a mailed link, makes it CONFIRMED or ends it. */
export const newsletterMachine = defineMachine({
  thing: 'subscription',
  states: NEWSLETTER_STATUSES,
  events: {
    /** Anybody may type any address: of itself this puts nobody on the list, nor takes anybody off it. */
    request: { from: ['PENDING', 'UNSUBSCRIBED'], to: 'PENDING', done: 'requested' },
    confirm: { from: ['PENDING'], to: 'CONFIRMED', done: 'confirmed' },
    unsubscribe: { from: NEWSLETTER_STATUSES, to: 'UNSUBSCRIBED', done: 'ended' },
  },
});
