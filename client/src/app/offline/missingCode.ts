import { untilLoaded } from '#client/ui/lazyPart.ts';

const errors = new WeakSet<Error>();

/** As Vite words it, which takes a sheet for loaded once it was asked for: what is imported again comes without. */
const MISSING_SHEET = /^Unable to preload CSS for (\S+)$/;

/** Notes which errors are those of a file of the app that could not be had: no two browsers word them alike. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent;
    errors.add(payload);
    const sheet = MISSING_SHEET.exec(payload.message)?.[1];
    if (sheet) untilLoaded(() => addSheet(sheet));
  });
}

/** Whether that is why a screen did not come. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && errors.has(error);

/** The server is there, and still does not have it. */
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
