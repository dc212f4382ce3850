import { Observable, onlineSource, RefetchEventManager } from '@apollo/client';

declare module '@apollo/client' {
  interface RefetchEvents {
    /** The live connection listens: what happened after a screen was answered, and before this, nobody told of. */
    listening: undefined;
    /** The live connection was lost and is back: events may have been missed. */
    reconnected: undefined;
    /** The page was out of sight for a while and is looked at again. */
    returned: undefined;
    /** Something happened in the business. */
    activity: undefined;
  }
}

const A_WHILE_MS = 60_000;

const returnSource = () =>
  new Observable<undefined>((observer) => {
    let hiddenAt = Number.POSITIVE_INFINITY;
    const look = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > A_WHILE_MS) observer.next(undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

/** When what is on the screen may have become old, it is asked for again. */
export const refetchEvents = new RefetchEventManager({
  sources: { online: onlineSource, returned: returnSource, listening: true, reconnected: true, activity: true },
});
