/** What the rest of the client may use of installing. */
import { lazy } from 'react';

export const InstallCard = lazy(async () => ({ default: (await import('./InstallCard.tsx')).InstallCard }));
export { useInstallFromMenu } from './useInstallFromMenu.ts';
