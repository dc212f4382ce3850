import { untilLoaded } from '#client/ui/lazyPart.ts';

const errors = new WeakSet<Error>();

/**
 * Vite's message for a stylesheet that failed to load. Vite then treats the sheet as loaded, so a repeated import does
 * not fetch it again.
 */
const MISSING_SHEET = /^Unable to preload CSS for (\S+)$/;

/** Records the errors that Vite reports for files that failed to load, since browsers word these errors differently. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent;
    errors.add(payload);
    const sheet = MISSING_SHEET.exec(payload.message)?.[1];
    if (sheet) untilLoaded(() => addSheet(sheet));
  });
}

/** Whether the error is a failure to load the app's code. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && errors.has(error);

/** Treats the error as a real failure: the server is reachable and still does not have the file. */
export function treatAsFailure(error: unknown): void {
  if (error instanceof Error) errors.delete(error);
}

function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject();
    };
    document.head.append(link);
  });
}
