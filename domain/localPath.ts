/** An arbitrary base, because only the resolved path is used. */
const ORIGIN = 'http://localhost';

/**
 * Returns a path on this site as browsers resolve it, or `otherwise` where it leads to another site: browsers treat
 * `//host` and `/\host` as other hosts, remove tabs and line breaks, and resolve `/.//host` to `//host`.
 */
export function localPath(path: string, otherwise = '/'): string {
  if (!path.startsWith('/') || !URL.canParse(path, ORIGIN)) return otherwise;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  return origin !== ORIGIN || pathname.startsWith('//') ? otherwise : pathname + search + hash;
}
