/** Any origin will do: only what a path makes of it is looked at. */
const ORIGIN = 'http://localhost';

/**
 * A path on this very site as a browser reads it, or `otherwise`. Whatever leads to another site is none: browsers take
 * `//host` and `/\host` for addresses of other hosts, drop tabs and line breaks, and resolve `/.//host` to `//host`.
 */
export function localPath(path: string, otherwise = '/'): string {
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return otherwise;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  return origin !== ORIGIN || pathname.startsWith('//') ? otherwise : pathname + search + hash;
}
