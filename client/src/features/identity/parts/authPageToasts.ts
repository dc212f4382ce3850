import { type StoredToast, storeToast, takeStoredToasts } from '#client/ui/feedback/toastsAcrossNavigation.ts';
import { toast } from '#client/ui/site/toast.ts';

/** Shows that something failed. */
export const failed = (title: string, text: string) => toast({ title, text, variant: 'destructive' });

const succeeded = (done: StoredToast) => toast({ ...done, variant: 'success' });

/** Shows that something succeeded, here and on the page that replaces this one. */
export function succeededOnwards(done: StoredToast): void {
  succeeded(done);
  storeToast(done);
}

/** Shows the toasts that the previous page has stored. */
export const showCarriedToasts = () => takeStoredToasts().forEach(succeeded);
