import { daysAfter } from './dates.ts';

/** How long a closed business can be opened again before it is deleted. The privacy policy says so too. */
export const CLOSURE_GRACE_DAYS = 30;
/** How long before that the owner is told once more. */
export const CLOSURE_REMINDER_DAYS = 3;
/** How long an account waits for its address to be confirmed. The privacy policy says so too. */
export const UNCONFIRMED_KEPT_DAYS = 30;

/** When a business that is closed now will be deleted. */
export const deletionOf = (closedAt: Date): Date => daysAfter(closedAt, CLOSURE_GRACE_DAYS);

/** Whether somebody typed a name: letter case and spaces do not matter. */
export const namesTheSame = (typed: string, name: string): boolean => folded(typed) === folded(name);

const folded = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
