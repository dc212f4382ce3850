import { ApolloLink, type InMemoryCache, type NormalizedCacheObject, Observable } from '@apollo/client';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { dataOwner, sessionStore } from '#client/features/identity/index.ts';

declare const __DATA_VERSION__: string;

interface StoredCache {
  /** The user, business and role that the data belongs to. */
  owner: string;
  /** The cache's data version; data of another version is discarded. */
  version: string;
  /** When the server last responded, in milliseconds since the epoch. */
  at: number;
  /** Apollo's cache, as JSON. */
  data: string;
}

const KEY = 'kept';
/** Responses within this time are saved together. */
const SAVE_DELAY_MS = 500;
/** Continue without stored data if IndexedDB does not open in time. */
const READ_TIMEOUT_MS = 1_500;
/**
 * Characters of JSON, about ten thousand records. A larger cache is not stored until the app reopens with an empty one.
 */
const MAX_LENGTH = 5_000_000;

/** Opened on first use, because IndexedDB does not exist during server rendering. */
let opened: UseStore | undefined;
const store: UseStore = (mode, use) => {
  opened ??= createStore('whorl-last-seen', 'data');
  return opened(mode, use);
};

/**
 * Persists Apollo's cache in IndexedDB and restores it at startup, so that the app works while the server is
 * unreachable.
 */
class CachePersistence {
  private cache: InMemoryCache | undefined;
  private owner: string | undefined;
  private at: number | undefined;
  private isOpen = false;
  private isFull = false;
  private saving: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Whether stored data, if any, has been restored into the cache. Screens wait for it before they query. */
  readonly getIsOpen = () => this.isOpen;

  /** When the server last responded, in milliseconds since the epoch, if known. */
  readonly getAt = () => this.at;

  /** Restores the cache once the session is known, and deletes the stored data on sign-out. */
  attach(cache: InMemoryCache) {
    this.cache = cache;
    const reading = readStored();
    const follow = () => {
      const state = sessionStore.getState();
      if (state.status === 'signedIn') this.openFor(dataOwner(state.session), reading);
      if (state.status === 'signedOut') this.close();
    };
    sessionStore.subscribe(follow);
    follow();
    // A phone may kill a background page at any time.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.saving) this.save();
    });
  }

  /** Records the time of each response and schedules a save. */
  readonly link = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next: (answer) => {
            this.onResponse();
            observer.next(answer);
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      ),
  );

  private onResponse() {
    this.at = Date.now();
    this.saving ??= setTimeout(() => this.save(), SAVE_DELAY_MS);
    this.notifyListeners();
  }

  private async openFor(owner: string, reading: Promise<StoredCache | undefined>) {
    if (owner === this.owner) return;
    const isFirst = this.owner === undefined && !this.isOpen;
    this.owner = owner;
    const kept = isFirst ? await reading : undefined;
    if (kept?.owner === this.owner) {
      this.restore(JSON.parse(kept.data) as NormalizedCacheObject);
      this.at ??= kept.at;
    } else {
      forget();
    }
    this.isOpen = true;
    this.notifyListeners();
  }

  /** Data that arrived while the stored cache was being read is newer and wins. */
  private restore(stored: NormalizedCacheObject) {
    const current = this.cache?.extract() ?? {};
    this.cache?.restore({ ...stored, ...current, ROOT_QUERY: { ...stored.ROOT_QUERY!, ...current.ROOT_QUERY } });
  }

  private close() {
    this.owner = undefined;
    this.at = undefined;
    this.isOpen = true;
    forget();
    this.notifyListeners();
  }

  private save() {
    clearTimeout(this.saving);
    this.saving = undefined;
    if (!this.cache || !this.owner || !this.isOpen || this.isFull) return;
    const data = JSON.stringify(this.cache.extract());
    this.isFull = data.length > MAX_LENGTH;
    if (this.isFull) return forget();
    const kept: StoredCache = { owner: this.owner, version: __DATA_VERSION__, at: this.at ?? Date.now(), data };
    set(KEY, kept, store).catch((error) => console.error('Could not store the cache on this device', error));
  }

  private notifyListeners() {
    for (const listener of this.listeners) listener();
  }
}

async function readStored(): Promise<StoredCache | undefined> {
  const giveUp = new Promise<undefined>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS));
  const kept = await Promise.race([get<StoredCache>(KEY, store).catch(() => undefined), giveUp]);
  return kept?.version === __DATA_VERSION__ ? kept : undefined;
}

function forget() {
  clear(store).catch(() => undefined);
}

export const cachePersistence = new CachePersistence();
