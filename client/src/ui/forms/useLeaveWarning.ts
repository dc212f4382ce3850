import { useEffect } from 'react';

/** Prompts before the page is closed or reloaded while `wouldLose` returns true. */
export function useLeaveWarning(wouldLose: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  });
}
