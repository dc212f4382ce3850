import { useState } from 'react';
import { notify } from '../feedback/notify.tsx';

/** Downloads something that takes a moment; a failure is told as `failure`. */
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
