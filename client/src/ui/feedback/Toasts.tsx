import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { notify } from './notify.tsx';
import { takeStoredToasts } from './toastsAcrossNavigation.ts';

/** Positions toasts so that they cover neither the actions on wide screens nor the bars on phones. */
export function Toasts() {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  useEffect(() => takeStoredToasts().forEach(notify.success), []);
  return <Notifications position={isWide ? 'bottom-right' : 'top-center'} containerWidth={400} />;
}
