import { Observable, onlineSource, RefetchEventManager } from '@apollo/client';

declare module '@apollo/client' {
  interface RefetchEvents {
    /**
     * The server has confirmed the subscription. Events between a screen's query and this moment were not delivered.
     */
    listening: undefined;
    /** The live connection was restored; events may have been missed. */
    reconnected: undefined;
    /** The page became visible again after at least a minute in the background. */
    returned: undefined;
    /** An activity was recorded in the business. */
    activity: undefined;
  }
}

const AWAY_MS = 60_000;

const returnSource = () =>
  new Observable<undefined>((observer) => {
    let hiddenAt = Number.POSITIVE_INFINITY;
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > AWAY_MS) observer.next(undefined);
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  });

/** The events after which active queries are refetched, because their data may be stale. */
export const refetchEvents = new RefetchEventManager({
  sources: { online: onlineSource, returned: returnSource, listening: true, reconnected: true, activity: true },
});
