import { useState } from 'react';
import { notify } from '../feedback/notify.tsx';

/** Runs a download with a busy state; a failure shows a toast titled `failure`. */
export function useDownload(fetchAndSave: () => Promise<void>, failure: string) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await fetchAndSave();
    } catch (error) {
      notify.failure(failure, error);
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
}
