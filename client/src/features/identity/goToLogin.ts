import { type DoorNote, leaveNote } from './doorNote.ts';

/**
 * To the login door, in the place of this page; after signing in, the same person comes back to `from`. Who was signed out is told
 * why.
 */
export function goToLogin(note: Pick<DoorNote, 'from' | 'fromUserId' | 'signedOutBecause'> = {}): void {
  leaveNote(note);
  location.replace('/auth/login');
}
