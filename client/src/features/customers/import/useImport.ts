import { useState } from 'react';
import { fieldErrors } from '#client/ui/feedback/errors.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useIdempotencyKey } from '#client/ui/forms/useIdempotencyKey.ts';
import { type ImportCustomersMutation, useImportCustomersMutation } from '../customers.generated.ts';
import type { Existing } from './ExistingChoice.tsx';
import { labelOf, type PreparedRow, type RowError } from './prepareRows.ts';

type Step =
  | { status: 'ready' }
  | { status: 'importing' }
  | { status: 'done'; result: ImportCustomersMutation['importCustomers'] }
  | { status: 'failed'; error: unknown; rowErrors: RowError[] };

/** Sends the rows, all or none. One may leave meanwhile: a toast tells how it ended. */
export function useImport() {
  const { key, renew } = useIdempotencyKey();
  const [importCustomers] = useImportCustomersMutation();
  const [step, setStep] = useState<Step>({ status: 'ready' });

  const start = async (rows: PreparedRow[], { all, byLine }: Existing) => {
    const sent = rows.flatMap(({ input, line }) => (input ? [{ input, line }] : []));
    setStep({ status: 'importing' });
    try {
      const { data } = await importCustomers({
        variables: {
          input: {
            rows: sent.map(({ input }) => input),
            existing: all,
            choices: sent.map(({ line }) => byLine[line] ?? null),
            idempotencyKey: key,
          },
        },
      });
      const result = data!.importCustomers;
      setStep({ status: 'done', result });
      // The next import, of the same file or another, is another.
      renew();
      notify.success({ title: 'Import finished', text: `${result.createdCount} customers were added.` });
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
