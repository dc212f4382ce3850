import { ApolloLink, type InMemoryCache, type NormalizedCacheObject, Observable } from '@apollo/client';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';
import { dataOwner, sessionStore } from '#client/features/identity/index.ts';

declare const __DATA_VERSION__: string;

interface Kept {
  /** Of which person, business and role. */
  owner: string;
  /** What shape it has: data of another is not read. */
  version: string;
  /** When the server last answered. */
  at: number;
  /** Apollo's cache, as JSON. */
  data: string;
}

const KEY = 'kept';
/** Answers that come together are kept together. */
const TOGETHER_MS = 500;
/** A phone's storage that does not open must not keep the app from opening. */
const STORAGE_PATIENCE_MS = 1_500;
/** Some ten thousand records. Past that, nothing is kept until the app opens again, with an empty cache. */
const LARGEST = 5_000_000;

/** Opened when it is first needed: the server, which renders screens too, has none. */
let opened: UseStore | undefined;
const store: UseStore = (mode, use) => {
  opened ??= createStore('whorl-last-seen', 'data');
  return opened(mode, use);
};

/** What the signed-in person last saw, kept on this device and opened again where the server cannot be asked. */
class LastSeen {
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

  /** Whether what was kept, if anything, is in the cache: before that no screen should ask. */
  readonly getIsOpen = () => this.isOpen;

  /** When the server last answered, as far as this device remembers. */
  readonly getAt = () => this.at;

  /** Fills the cache as soon as it is known who is there, and empties the device when they leave. */
  attach(cache: InMemoryCache) {
    this.cache = cache;
    const reading = readKept();
    const follow = () => {
      const state = sessionStore.getState();
      if (state.status === 'signedIn') this.openFor(dataOwner(state.session), reading);
      if (state.status === 'signedOut') this.close();
    };
    sessionStore.subscribe(follow);
    follow();
    // A phone may end a page that is out of sight at any time.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.saving) this.save();
    });
  }

  /** Notes each answer that passes. */
  readonly link = new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next: (answer) => {
            this.answered();
            observer.next(answer);
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      ),
  );

  private answered() {
    this.at = Date.now();
    this.saving ??= setTimeout(() => this.save(), TOGETHER_MS);
    this.tell();
  }

  private async openFor(owner: string, reading: Promise<Kept | undefined>) {
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
    this.tell();
  }

  /** What the cache has learnt meanwhile is newer. */
  private restore(kept: NormalizedCacheObject) {
    const known = this.cache?.extract() ?? {};
    this.cache?.restore({ ...kept, ...known, ROOT_QUERY: { ...kept.ROOT_QUERY!, ...known.ROOT_QUERY } });
  }

  private close() {
    this.owner = undefined;
    this.at = undefined;
    this.isOpen = true;
    forget();
    this.tell();
  }

  private save() {
    clearTimeout(this.saving);
    this.saving = undefined;
    if (!this.cache || !this.owner || !this.isOpen || this.isFull) return;
    const data = JSON.stringify(this.cache.extract());
    this.isFull = data.length > LARGEST;
    if (this.isFull) return forget();
    const kept: Kept = { owner: this.owner, version: __DATA_VERSION__, at: this.at ?? Date.now(), data };
    set(KEY, kept, store).catch((error) => console.error('What was seen could not be kept for later', error));
  }

  private tell() {
    for (const listener of this.listeners) listener();
  }
}

async function readKept(): Promise<Kept | undefined> {
  const giveUp = new Promise<undefined>((resolve) => setTimeout(resolve, STORAGE_PATIENCE_MS));
  const kept = await Promise.race([get<Kept>(KEY, store).catch(() => undefined), giveUp]);
  return kept?.version === __DATA_VERSION__ ? kept : undefined;
}

function forget() {
  clear(store).catch(() => undefined);
}

export const lastSeen = new LastSeen();
