import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../feedback/confirm.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';

interface UnsavedChanges {
  /** Called when the user leaves. */
  isDirty: () => boolean;
  onDiscard: () => void;
}

/** Warns before unsaved changes are lost, by navigation within the app or by closing or reloading the page. */
export function useUnsavedChanges({ isDirty, onDiscard }: UnsavedChanges) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && isDirty();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: prompts once for each blocked navigation.
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
