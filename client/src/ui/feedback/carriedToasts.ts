import { keptInTab } from '../device/browserStorage.ts';

/** A toast of something that is done. */
export interface CarriedToast {
  title: string;
  text: string;
  /** Milliseconds until it goes by itself, counted anew on the next page. */
  duration?: number;
}

const kept = keptInTab('whorl-toasts');

const carried = () => JSON.parse(kept.read() ?? '[]') as CarriedToast[];

/** Has a toast shown on the page that is about to take the place of this one. */
export function carryToast(toast: CarriedToast): void {
  kept.keep(JSON.stringify([...carried(), toast]));
}

/** What the page before has left to be shown. */
export function takeCarriedToasts(): CarriedToast[] {
  const toasts = carried();
  if (toasts.length > 0) kept.remove();
  return toasts;
}
