/** A text that the browser keeps under a key. Storage is closed to some pages: then nothing is kept, and nothing found. */
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

/** Kept until the tab is closed. */
export const keptInTab = (key: string): KeptText => keptIn(() => sessionStorage, key);

/** Kept for all tabs, from visit to visit. */
export const keptOnDevice = (key: string): KeptText => keptIn(() => localStorage, key);
