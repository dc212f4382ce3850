import { useEffect, useState } from 'react';
import { keptInTab } from '#client/ui/device/browserStorage.ts';
import { localPath } from '#domain/localPath.ts';

/** What a page tells the auth page that it sends the user to. */
export interface AuthPageNote {
  /** The path that the user wanted to open. */
  from?: string;
  /** The user that the path belongs to, if known: only they are sent there after signing in. */
  fromUserId?: string;
  message?: string;
  /** Why the user is no longer signed in. */
  signedOutBecause?: string;
  /** The outcome of the beta invitation that the user signed up with. */
  betaInvitation?: 'accepted' | 'refused';
  email?: string;
}

const kept = keptInTab('whorl-auth-page-note');
const none: AuthPageNote = {};

/** Leaves a note for the auth page that this tab opens next. */
export function leaveNote(note: AuthPageNote): void {
  kept.keep(JSON.stringify(note));
}

/** Returns the note that was left for this auth page; empty until the page is hydrated. */
export function useAuthPageNote(): AuthPageNote {
  const [note, setNote] = useState(none);
  useEffect(() => setNote(takeNote()), []);
  return note;
}

/** Moves the note to this history entry, so that a reload finds it and no other auth page does. */
function takeNote(): AuthPageNote {
  const left = kept.read();
  if (left) {
    kept.remove();
    const { from, ...note } = JSON.parse(left) as AuthPageNote;
    history.replaceState({ authPageNote: { ...note, from: from && localPath(from, '/dashboard') } }, '');
  }
  return (history.state as { authPageNote?: AuthPageNote } | null)?.authPageNote ?? none;
}
