import { type AuthPageNote, leaveNote } from './authPageNote.ts';

/**
 * Replaces this page with the login page. After signing in, the same user returns to `from`. A user who was signed out is
 * told why.
 */
export function goToLogin(note: Pick<AuthPageNote, 'from' | 'fromUserId' | 'signedOutBecause'> = {}): void {
  leaveNote(note);
  location.replace('/auth/login');
}
