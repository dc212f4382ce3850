/** How the service worker answers a request. */
export type RequestKind =
  /** A screen of the app; all share one document. */
  | 'app'
  /** A public page: network first, else the copy from the last visit. */
  | 'page'
  /** A page that only works online and is never cached. */
  | 'uncached'
  /** A file whose name contains a hash of its content. */
  | 'asset'
  /** One of the small files that every document loads. */
  | 'basic'
  /** Not handled by the service worker. */
  | 'none';

/** Small files whose names contain no hash. */
export const basics: readonly string[] = ['/color-scheme.js', '/favicon.svg'];

const ofTheServer = /^\/(graphql|files|export|sandbox|healthz|readyz|webhooks)(\/|$)|[./]pdf$/;
const ofTheApp = /^\/(dashboard|portal)(\/|$)/;
const uncachedPages = /^\/(auth|newsletter)\//;
const hasExtension = /\.\w+$/;

/** Classifies a same-origin GET request. */
export function kindOf({ pathname, searchParams }: URL, isNavigation: boolean): RequestKind {
  if (ofTheServer.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (basics.includes(pathname)) return 'basic';
  if (!isNavigation || hasExtension.test(pathname)) return 'none';
  if (ofTheApp.test(pathname)) return 'app';
  // Mailed links contain tokens, which must not be stored on the device.
  if (uncachedPages.test(pathname) || searchParams.has('token')) return 'uncached';
  return 'page';
}
