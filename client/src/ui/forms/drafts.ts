const PREFIX = 'whorl-draft:';
/** Key prefix of drafts typed on a page opened by a link, signed in or not. Such a draft belongs to the link. */
const LINK_PREFIX = 'link:';

export interface Draft<Values> {
  values: Values;
  /** The version and values that the edit began from, for a record that can change elsewhere meanwhile. */
  basis?: { version: number; values: Values };
  savedAt: string;
}

/** A draft stored under a key; accessible while the user who began it is signed in for the same business. */
export interface KeptDraft<Values> {
  read(): Draft<Values> | null;
  write(values: Values, basis?: Draft<Values>['basis']): void;
  remove(): void;
}

/** The user and business whose drafts this device stores; undefined while signed out. */
let owner: string | undefined;

const belongsToOther = (storageKey: string) =>
  storageKey.startsWith(PREFIX) &&
  !storageKey.startsWith(PREFIX + LINK_PREFIX) &&
  (owner === undefined || !storageKey.startsWith(`${PREFIX}${owner}:`));

/** Storage may be unavailable or full. The draft is then not stored; the form itself still holds the values. */
const attempt = <T>(use: () => T): T | null => {
  try {
    return use();
  } catch {
    return null;
  }
};

const removeOthers = () =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (belongsToOther(key)) localStorage.removeItem(key);
  });

/** Unsaved form input, stored on this device for one user in one business. */
export const drafts = {
  of<Values>(key: string): KeptDraft<Values> {
    const draftOwner = owner;
    const storageKey = key.startsWith(LINK_PREFIX) ? PREFIX + key : draftOwner && `${PREFIX}${draftOwner}:${key}`;
    const isAccessible = () => key.startsWith(LINK_PREFIX) || (draftOwner !== undefined && draftOwner === owner);
    const use = <T>(task: (storageKey: string) => T): T | null =>
      storageKey && isAccessible() ? attempt(() => task(storageKey)) : null;
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
   * Sets the signed-in user and business; undefined when the session ended, for whatever reason. Removes drafts of
   * other users and businesses, and old drafts without an owner, so that the next user of this device does not see
   * them.
   */
  belongTo(next: { userId: string; businessId: string | null | undefined } | undefined) {
    owner = next && `${next.userId}:${next.businessId ?? ''}`;
    removeOthers();
  },

  /** Removes all drafts of the signed-in user, when the business is closed. */
  removeAll() {
    const before = owner;
    owner = undefined;
    removeOthers();
    owner = before;
  },
};
