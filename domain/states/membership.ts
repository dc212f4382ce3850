import { defineMachine } from './machine.ts';

export const MEMBERSHIP_STATUSES = ['ACTIVE', 'SUSPENDED', 'REMOVED'] as const;
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** The transitions of a membership. */
export const membershipMachine = defineMachine({
  thing: 'team member',
  states: MEMBERSHIP_STATUSES,
  events: {
    changeRole: { from: ['ACTIVE', 'SUSPENDED'], done: 'given another role' },
    suspend: { from: ['ACTIVE'], to: 'SUSPENDED', done: 'suspended' },
    reactivate: { from: ['SUSPENDED'], to: 'ACTIVE', done: 'reactivated' },
    remove: { from: ['ACTIVE', 'SUSPENDED'], to: 'REMOVED', done: 'removed' },
    /** By accepting an invitation. */
    rejoin: { from: ['REMOVED'], to: 'ACTIVE', done: 'revoked' },
    becomeOwner: { from: ['ACTIVE'], done: 'made the owner' },
  },
});
