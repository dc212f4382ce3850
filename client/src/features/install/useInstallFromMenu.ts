import { useIsInstallable } from './installation.ts';
import { useInstall } from './useInstall.ts';

/** What the Help menu's "Install Mobile App" does: the browser's own prompt, or how to do without. */
export function useInstallFromMenu(): () => void {
  const install = useInstall();
  return useIsInstallable() ? install : async () => (await import('./showInstallSteps.tsx')).showInstallSteps();
}
