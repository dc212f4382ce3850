/** How the service worker answers a request. */
export type RequestKind =
  /** A screen of the app, which is one document. */
  | 'app'
  /** A public page: the newest if there is a network, else the copy from the last visit. */
  | 'page'
  /** A page that is nothing without the server, and never kept. */
  | 'door'
  /** A file whose name changes with its content. */
  | 'asset'
  /** The few files that every document starts with. */
  | 'basic'
  /** Left to the browser. */
  | 'none';

/** Small files without a name that changes. */
export const basics: readonly string[] = ['/color-scheme.js', '/favicon.svg'];

const ofTheServer = /^\/(graphql|files|export|sandbox|healthz|readyz|webhooks)(\/|$)|[./]pdf$/;
const ofTheApp = /^\/(dashboard|portal)(\/|$)/;
const doors = /^\/(auth|newsletter)\//;
const hasExtension = /\.\w+$/;

/** Requests that only read, to this site. */
export function kindOf({ pathname, searchParams }: URL, isNavigation: boolean): RequestKind {
  if (ofTheServer.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (basics.includes(pathname)) return 'basic';
  if (!isNavigation || hasExtension.test(pathname)) return 'none';
  if (ofTheApp.test(pathname)) return 'app';
  // What a mailed link carries must not stay on the device.
  if (doors.test(pathname) || searchParams.has('token')) return 'door';
  return 'page';
}
