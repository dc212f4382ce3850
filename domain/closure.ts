import { daysAfter } from './dates.ts';

/** Days for which a closed business can be reopened before it is deleted. The privacy policy states the same number. */
export const CLOSURE_GRACE_DAYS = 30;
/** Days before the deletion at which the owner is reminded. */
export const CLOSURE_REMINDER_DAYS = 3;
/** Days after which an account with an unconfirmed address is deleted. The privacy policy states the same number. */
export const UNCONFIRMED_KEPT_DAYS = 30;

/** Returns when a business that was closed at this time is deleted. */
export const deletionOf = (closedAt: Date): Date => daysAfter(closedAt, CLOSURE_GRACE_DAYS);

/** Returns whether a typed name matches, ignoring letter case and extra spaces. */
export const namesTheSame = (typed: string, name: string): boolean => folded(typed) === folded(name);

const folded = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
