import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../feedback/confirm.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';

interface UnsavedChanges {
  /** Asked at the moment of leaving. */
  isDirty: () => boolean;
  onDiscard: () => void;
}

/** Warns before changes are left behind, inside the app and by closing or reloading the page. */
export function useUnsavedChanges({ isDirty, onDiscard }: UnsavedChanges) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isDirty();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each blocked navigation.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    confirm({
      title: 'Leave without saving?',
      body: 'What you typed here will be discarded.',
      action: 'Discard and leave',
      keep: 'Stay',
    }).then((leave) => {
      if (leave) {
        onDiscard();
        blocker.proceed();
      } else blocker.reset();
    });
  }, [blocker.state]);

  useLeaveWarning(isDirty);
}
