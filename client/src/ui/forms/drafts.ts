const PREFIX = 'whorl-draft:';
/** Begins the keys of what is typed by whoever holds a link, signed in or not: such a draft belongs to the link. */
const OF_LINK = 'link:';

export interface Draft<Values> {
  values: Values;
  /** What the edit began from, where the thing can be edited elsewhere meanwhile. */
  basis?: { version: number; values: Values };
  savedAt: string;
}

/** A draft under its key, for as long as the person who began it is signed in for the same business. */
export interface KeptDraft<Values> {
  read(): Draft<Values> | null;
  write(values: Values, basis?: Draft<Values>['basis']): void;
  remove(): void;
}

/** Whose drafts this device keeps: a person's in one business; undefined while nobody is signed in. */
let owner: string | undefined;

const isOthers = (storageKey: string) =>
  storageKey.startsWith(PREFIX) &&
  !storageKey.startsWith(PREFIX + OF_LINK) &&
  (owner === undefined || !storageKey.startsWith(`${PREFIX}${owner}:`));

/** Storage may be closed or full: then nothing is kept. Nothing is lost that was promised: the form itself still holds it. */
const attempt = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

const removeOthers = () =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (isOthers(key)) localStorage.removeItem(key);
  });

/** What was typed into forms and not yet saved, kept on this device for the person who typed it, in the business they typed it in. */
export const drafts = {
  of<Values>(key: string): KeptDraft<Values> {
    const begunBy = owner;
    const storageKey = key.startsWith(OF_LINK) ? PREFIX + key : begunBy && `${PREFIX}${begunBy}:${key}`;
    const isStillTheirs = () => key.startsWith(OF_LINK) || (begunBy !== undefined && begunBy === owner);
    const use = <T>(task: (storageKey: string) => T): T | null =>
      storageKey && isStillTheirs() ? attempt(() => task(storageKey)) : null;
    return {
      read: () => use((at) => JSON.parse(localStorage.getItem(at) ?? 'null') as Draft<Values> | null),
      write: (values, basis) => {
        const draft: Draft<Values> = { values, basis, savedAt: new Date().toISOString() };
        use((at) => localStorage.setItem(at, JSON.stringify(draft)));
      },
      remove: () => void use((at) => localStorage.removeItem(at)),
    };
  },

  /**
   * Says who is signed in, for which business; nobody, where a session ended in whatever way. Drafts of anybody else, of another
   * business, and those kept before drafts had an owner are removed: the next person at this device must not find them.
   */
  belongTo(next: { userId: string; businessId: string | null | undefined } | undefined) {
    owner = next && `${next.userId}:${next.businessId ?? ''}`;
    removeOthers();
  },

  /** Removes every draft of whoever is signed in, as their business closes. */
  removeAll() {
    const before = owner;
    owner = undefined;
    removeOthers();
    owner = before;
  },
};
