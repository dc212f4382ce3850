declare const __APP_FILES__: readonly string[];
declare const __APP_VERSION__: string;

const PREFIX = 'app-';
const NAME = PREFIX + __APP_VERSION__;
const DOCUMENT = '/index.html';
/** So that what the person does meanwhile gets through. */
const AT_ONCE = 4;

const appCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Whether somebody works with the app on this device: a passing visitor's data plan is not spent on it. */
export const isAppKept = async () => (await appCaches()).length > 0;

/**
 * Keeps all the files of this version. Those that an earlier version has too are not fetched again. The document comes
 * last: once it is there, so is all that it needs.
 */
export async function keepApp(): Promise<void> {
  const cache = await caches.open(NAME);
  if (await cache.match(DOCUMENT)) return;
  const keep = async (path: string) => cache.put(path, (await fromAnyVersion(path)) ?? (await load(path)));
  const files = [...__APP_FILES__];
  while (files.length > 0) await Promise.all(files.splice(0, AT_ONCE).map(keep));
  await cache.put(DOCUMENT, await load(DOCUMENT));
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** The document that every screen of the app starts from. */
export const appDocument = () => caches.match(DOCUMENT, { cacheName: NAME });

/** A file of the app: a tab that is still open may want one of the version before. */
export async function fromAnyVersion(request: RequestInfo): Promise<Response | undefined> {
  for (const cacheName of await appCaches()) {
    const response = await caches.match(request, { cacheName });
    if (response) return response;
  }
  return undefined;
}

/** Of the versions before this one only the last is kept, for tabs that are still open. */
export async function forgetOldVersions(): Promise<void> {
  const older = (await appCaches()).filter((name) => name !== NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}
