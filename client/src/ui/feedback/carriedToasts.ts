import { keptInTab } from '../device/browserStorage.ts';
import { notify } from './notify.tsx';

interface CarriedToast {
  kind: 'info' | 'success' | 'destructive';
  title: string;
  text: string;
  /** Milliseconds until it goes by itself, counted anew on the next page. */
  duration?: number;
}

const kept = keptInTab('whorl-toasts');

/** Shows a toast on this page, and on the one that is about to take its place: a document takes its toasts with it. */
export function notifyOnwards({ kind, ...toast }: CarriedToast): void {
  notify[kind](toast);
  kept.keep(JSON.stringify([...carried(), { kind, ...toast }]));
}

/** Shows what the page before has left to be shown. */
export function showCarriedToasts(): void {
  const toasts = carried();
  if (toasts.length > 0) kept.remove();
  for (const { kind, ...toast } of toasts) notify[kind](toast);
}

const carried = () => JSON.parse(kept.read() ?? '[]') as CarriedToast[];
