const prefix = 'whorl-draft:';

export interface Draft<Values> {
  values: Values;
  savedAt: string;
}

/** What was typed into a form and not yet saved, kept on this device. Storage may be closed or full: then nothing is kept. */
export const drafts = {
  read<Values>(key: string): Draft<Values> | null {
    try {
      return JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as Draft<Values> | null;
    } catch {
      return null;
    }
  },
  write<Values>(key: string, values: Values) {
    try {
      localStorage.setItem(prefix + key, JSON.stringify({ values, savedAt: new Date().toISOString() }));
    } catch {
      // Nothing is lost that was promised: the form itself still holds it.
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Nothing was kept either.
    }
  },
  /** On signing out: the next person at this device must not find them. */
  removeAll() {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    } catch {
      // Nothing was kept either.
    }
  },
};
