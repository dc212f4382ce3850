import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { takeCarriedToasts } from './carriedToasts.ts';
import { notify } from './notify.tsx';

/** Where toasts appear: out of the way of a desk's actions, and of a phone's bars and thumb. */
export function Toasts() {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  useEffect(() => takeCarriedToasts().forEach(notify.success), []);
  return <Notifications position={isWide ? 'bottom-right' : 'top-center'} containerWidth={400} />;
}
