import { leaveNote } from './doorNote.ts';

/** To the login door, in the place of this page; after signing in one comes back to `from`. */
export function goToLogin(from?: string): void {
  leaveNote({ from });
  location.replace('/auth/login');
}
