let resolveMounted: () => void;
const mounted = new Promise<void>((resolve) => {
  resolveMounted = resolve;
});

export const overlaysAreThere = () => resolveMounted();

/**
 * Resolves once the dialogs are mounted. They load after the first screen, so a dialog opened earlier waits; toasts are
 * queued by Mantine.
 */
export const untilOverlays = () => mounted;
