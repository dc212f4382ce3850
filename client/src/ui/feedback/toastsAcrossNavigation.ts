import { keptInTab } from '../device/browserStorage.ts';

/** A success toast that is shown after a page load. */
export interface StoredToast {
  title: string;
  text: string;
  /** Milliseconds on the next page until it closes. */
  duration?: number;
}

const kept = keptInTab('whorl-toasts');

const carried = () => JSON.parse(kept.read() ?? '[]') as StoredToast[];

/** Stores a toast to show on the next page, before this one is replaced. */
export function storeToast(toast: StoredToast): void {
  kept.keep(JSON.stringify([...carried(), toast]));
}

/** Returns and removes the toasts stored by the previous page. */
export function takeStoredToasts(): StoredToast[] {
  const toasts = carried();
  if (toasts.length > 0) kept.remove();
  return toasts;
}
