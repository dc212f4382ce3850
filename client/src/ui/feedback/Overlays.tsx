import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { overlaysAreThere } from './overlays.ts';
import { Toasts } from './Toasts.tsx';

/** Renders confirmation dialogs and toasts above the screens. */
export function Overlays() {
  useEffect(overlaysAreThere, []);
  return (
    <>
      <ModalsProvider>{null}</ModalsProvider>
      <Toasts />
    </>
  );
}
