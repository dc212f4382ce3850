import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { showCarriedToasts } from './carriedToasts.ts';

/** Where toasts appear: out of the way of a desk's actions, and of a phone's bars and thumb. */
export function Toasts() {
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  useEffect(showCarriedToasts, []);
  return <Notifications position={isWide ? 'bottom-right' : 'top-center'} containerWidth={400} />;
}
