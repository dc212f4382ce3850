import { useState } from 'react';
import { fieldErrors } from '#client/ui/feedback/errors.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useIdempotencyKey } from '#client/ui/forms/useIdempotencyKey.ts';
import { useImportCustomersMutation } from '../customers.generated.ts';
import { labelOf, type PreparedRow, type RowError } from './prepareRows.ts';

type Step =
  | { status: 'ready' }
  | { status: 'importing' }
  | { status: 'done'; createdCount: number }
  | { status: 'failed'; error: unknown; rowErrors: RowError[] };

/** Sends the rows, all or none. One may leave meanwhile: a toast tells how it ended. */
export function useImport() {
  const { key, renew } = useIdempotencyKey();
  const [importCustomers] = useImportCustomersMutation();
  const [step, setStep] = useState<Step>({ status: 'ready' });

  const start = async (rows: PreparedRow[]) => {
    const sent = rows.flatMap(({ input, line }) => (input ? [{ input, line }] : []));
    setStep({ status: 'importing' });
    try {
      const { data } = await importCustomers({
        variables: { input: { rows: sent.map(({ input }) => input), idempotencyKey: key } },
      });
      const { createdCount } = data!.importCustomers;
      setStep({ status: 'done', createdCount });
      notify.success({ title: 'Import finished', text: `${createdCount} customers were added.` });
    } catch (error) {
      // A refused import made nothing; the mended one is another.
      renew();
      const rowErrors = fieldErrors(error).flatMap(({ path, message }) => {
        const [, index, rest] = /^rows\.(\d+)\.(.+)$/.exec(path) ?? [];
        const line = sent[Number(index)]?.line;
        return line && rest ? [{ line, field: labelOf(rest), message }] : [];
      });
      setStep({ status: 'failed', error, rowErrors });
      notify.failure('Nothing was imported', error);
    }
  };

  return { step, start, reset: () => setStep({ status: 'ready' }) };
}
