import { leaveNote } from './doorNote.ts';

/** To the login door, in the place of this page; after signing in one comes back to `from`. Who was signed out is told why. */
export function goToLogin(from?: string, signedOutBecause?: string): void {
  leaveNote({ from, signedOutBecause });
  location.replace('/auth/login');
}
