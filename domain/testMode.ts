import { counted } from './counted.ts';
import { type Grants, PERMISSIONS, type Permission } from './permissions.ts';

/** What a test business may hold at most, whatever the plan. */
export const TEST_LIMITS = { CUSTOMERS: 1_000, QUOTES: 5_000, INVOICES: 5_000 } as const;
export type TestLimit = keyof typeof TEST_LIMITS;

/** How many mails the test mailbox keeps; older ones are deleted. */
export const TEST_MAILS_KEPT = 500;

/** Returns the error message for a limit. */
export const testLimitInWords = (limit: TestLimit): string =>
  `Test mode holds at most ${counted(TEST_LIMITS[limit], limit.toLowerCase().slice(0, -1))}. Delete test data to make room`;

/** A test business has no team, no plan and no closure of its own: it follows its live business. */
const OF_THE_LIVE_BUSINESS = ['team', 'roles', 'billing'];

/** Permissions of members in test data: all except those that concern only the live business. */
export const TEST_GRANTS: Grants = Object.fromEntries(
  PERMISSIONS.filter((permission: Permission) => {
    const [resource = ''] = permission.split('.');
    return !OF_THE_LIVE_BUSINESS.includes(resource) && permission !== 'settings.close';
  }).map((permission) => [permission, 'all']),
);
