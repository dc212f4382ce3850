import { type StoredToast, storeToast, takeStoredToasts } from '#client/ui/feedback/toastsAcrossNavigation.ts';
import { toast } from '#client/ui/site/toast.ts';

/** Says that something did not work. */
export const failed = (title: string, text: string) => toast({ title, text, variant: 'destructive' });

const succeeded = (done: StoredToast) => toast({ ...done, variant: 'success' });

/** Says that something is done, here and on the page that is about to take the place of this one. */
export function succeededOnwards(done: StoredToast): void {
  succeeded(done);
  storeToast(done);
}

/** Shows what the page before has left to be shown. */
export const showCarriedToasts = () => takeStoredToasts().forEach(succeeded);
