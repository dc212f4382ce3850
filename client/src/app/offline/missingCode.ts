const errors = new WeakSet<Error>();

/** Notes which errors are those of a file of the app that could not be had: no two browsers word them alike. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', (event) => errors.add((event as VitePreloadErrorEvent).payload));
}

/** Whether that is why a screen did not come. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && errors.has(error);
