/** A text in the browser's storage. Where a page has no access to storage, reads return null and writes do nothing. */
export interface KeptText {
  read(): string | null;
  keep(text: string): void;
  remove(): void;
}

const keptIn = (open: () => Storage, key: string): KeptText => {
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(open());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    keep: (text) => void attempt((storage) => storage.setItem(key, text)),
    remove: () => void attempt((storage) => storage.removeItem(key)),
  };
};

/** Stored in sessionStorage, until the tab is closed. */
export const keptInTab = (key: string): KeptText => keptIn(() => sessionStorage, key);

/** Stored in localStorage, shared by all tabs and kept between visits. */
export const keptOnDevice = (key: string): KeptText => keptIn(() => localStorage, key);
