import { type CarriedToast, carryToast, takeCarriedToasts } from '#client/ui/feedback/carriedToasts.ts';
import { toast } from '#client/ui/site/toast.ts';

/** Says that something did not work. */
export const failed = (title: string, text: string) => toast({ title, text, variant: 'destructive' });

const succeeded = (done: CarriedToast) => toast({ ...done, variant: 'success' });

/** Says that something is done, here and on the page that is about to take the place of this one. */
export function succeededOnwards(done: CarriedToast): void {
  succeeded(done);
  carryToast(done);
}

/** Shows what the page before has left to be shown. */
export const showCarriedToasts = () => takeCarriedToasts().forEach(succeeded);
