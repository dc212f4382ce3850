/** A path of this installation, as it was given; undefined for anything that would lead elsewhere. */
export function ownPath(path: string | undefined, origin: string): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) return undefined;
  const url = new URL(path, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
