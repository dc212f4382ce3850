import { useState } from 'react';
import { downloadFile } from '#client/features/identity/index.ts';
import { notify } from '#client/ui/feedback/notify.tsx';

/** The invoice as a PDF, saved under its number. */
export function useDownloadPdf({ id, number }: { id: string; number: string }) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile(`/invoices/${id}.pdf`, `${number}.pdf`);
    } catch (error) {
      notify.failure('The PDF could not be downloaded', error);
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
}
