/** The flag in local storage that is set while somebody is signed in. Documents are the same for everybody. */
export const SIGNED_IN_KEY = 'whorl-signed-in';

/** Whether somebody is signed in on this browser, as far as it knows without asking the server. */
export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) === '1';
  } catch {
    return false;
  }
}
