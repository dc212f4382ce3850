import { useState } from 'react';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { ImportCustomersInput } from '#client/graphql/schema.generated.ts';
import { errorCode, fieldErrors } from '#client/ui/feedback/errors.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { type ImportCustomersMutation, useImportCustomersMutation } from '../customers.generated.ts';
import type { Existing } from './ExistingChoice.tsx';
import { importInWords } from './importWords.ts';
import { labelOf, type PreparedRow, type RowError } from './prepareRows.ts';

type Step =
  | { status: 'ready' }
  | { status: 'importing' }
  | { status: 'done'; result: ImportCustomersMutation['importCustomers'] }
  | { status: 'failed'; error: unknown; rowErrors: RowError[] };

/** Sends the rows, all or none. One may leave meanwhile: a toast tells how it ended. */
export function useImport() {
  const [importCustomers] = useImportCustomersMutation();
  const request = useKeyedRequest({
    name: 'import',
    send: (input: ImportCustomersInput) => importCustomers({ variables: { input } }),
    told: ({ data }) => ({
      words: data ? importInWords(data.importCustomers) : 'the import is done',
      to: '/dashboard/customers',
    }),
  });
  const [step, setStep] = useState<Step>({ status: 'ready' });

  const start = async (rows: PreparedRow[], { all, byLine }: Existing) => {
    const sent = rows.flatMap(({ input, line }) => (input ? [{ input, line }] : []));
    setStep({ status: 'importing' });
    try {
      const { data } = await request({
        rows: sent.map(({ input }) => input),
        existing: all,
        choices: sent.map(({ line }) => byLine[line] ?? null),
      });
      const result = data!.importCustomers;
      setStep({ status: 'done', result });
      notify.success({ title: 'Import finished', text: `${importInWords(result)}.` });
    } catch (error) {
      const rowErrors = fieldErrors(error).flatMap(({ path, message }) => {
        const [, index, rest] = /^rows\.(\d+)\.(.+)$/.exec(path) ?? [];
        const line = sent[Number(index)]?.line;
        return line && rest ? [{ line, field: labelOf(rest), message }] : [];
      });
      setStep({ status: 'failed', error, rowErrors });
      notify.failure(errorCode(error) ? 'Nothing was imported' : 'The import didn’t finish', error);
    }
  };

  return { step, start, reset: () => setStep({ status: 'ready' }) };
}
