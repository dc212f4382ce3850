import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { overlaysAreThere } from './overlays.ts';
import { Toasts } from './Toasts.tsx';

/** What lies over the screens: questions and toasts. */
export function Overlays() {
  useEffect(overlaysAreThere, []);
  return (
    <>
      <ModalsProvider>{null}</ModalsProvider>
      <Toasts />
    </>
  );
}
