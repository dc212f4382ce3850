import { useEffect, useState } from 'react';
import { keptInTab } from '#client/ui/device/browserStorage.ts';
import { localPath } from '#domain/localPath.ts';

/** What a door is told by the page that sends one there. */
export interface DoorNote {
  /** Where one was going. */
  from?: string;
  /** Whose page that is, where it is known: nobody else is sent there. */
  fromUserId?: string;
  message?: string;
  /** Why one is no longer signed in. */
  signedOutBecause?: string;
  /** What became of the beta invitation that somebody signed up with. */
  betaInvitation?: 'accepted' | 'refused';
  email?: string;
}

const kept = keptInTab('whorl-door-note');
const none: DoorNote = {};

/** Leaves a note for the door that this tab goes to next. */
export function leaveNote(note: DoorNote): void {
  kept.keep(JSON.stringify(note));
}

/** The note that was left for this door; empty until the page is taken over. */
export function useDoorNote(): DoorNote {
  const [note, setNote] = useState(none);
  useEffect(() => setNote(takeNote()), []);
  return note;
}

/** From then on the note lies with this place in the history: a reload finds it there, and no other door does. */
function takeNote(): DoorNote {
  const left = kept.read();
  if (left) {
    kept.remove();
    const { from, ...note } = JSON.parse(left) as DoorNote;
    history.replaceState({ doorNote: { ...note, from: from && localPath(from, '/dashboard') } }, '');
  }
  return (history.state as { doorNote?: DoorNote } | null)?.doorNote ?? none;
}
