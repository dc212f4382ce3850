declare const __APP_FILES__: readonly string[];
declare const __APP_VERSION__: string;

const PREFIX = 'app-';
const NAME = PREFIX + __APP_VERSION__;
const DOCUMENT = '/index.html';
/** Concurrent downloads, limited so that the user's own requests get through. */
const CONCURRENCY = 4;

const appCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Whether the dashboard has been used on this device. Visitors of the public pages do not download the app. */
export const isAppKept = async () => (await appCaches()).length > 0;

/**
 * Caches all files of this version, copying those that an earlier version's cache has. Stores the document last: its
 * presence means that the cache is complete.
 */
export async function keepApp(): Promise<void> {
  const cache = await caches.open(NAME);
  if (await cache.match(DOCUMENT)) return;
  const keep = async (path: string) => cache.put(path, (await fromAnyVersion(path)) ?? (await load(path)));
  const files = [...__APP_FILES__];
  while (files.length > 0) await Promise.all(files.splice(0, CONCURRENCY).map(keep));
  await cache.put(DOCUMENT, await load(DOCUMENT));
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** Returns the document of the app, which serves every screen. */
export const appDocument = () => caches.match(DOCUMENT, { cacheName: NAME });

/** Returns a file from any cached version: an open tab may still request files of the previous one. */
export async function fromAnyVersion(request: RequestInfo): Promise<Response | undefined> {
  for (const cacheName of await appCaches()) {
    const response = await caches.match(request, { cacheName });
    if (response) return response;
  }
  return undefined;
}

/** Deletes all but the current and the previous version, which open tabs may still use. */
export async function forgetOldVersions(): Promise<void> {
  const older = (await appCaches()).filter((name) => name !== NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}
