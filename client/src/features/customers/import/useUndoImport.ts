import { confirm } from '#client/ui/feedback/confirm.tsx';
import { CustomerImportsDocument, useUndoCustomerImportMutation } from '../customers.generated.ts';
import { importInWords } from './importWords.ts';

interface Import {
  id: string;
  createdCount: number;
  updatedCount: number;
}

/** Undoes an import after asking. Returns what it did, or undefined where the person decided against it. */
export function useUndoImport() {
  const [undo, { loading }] = useUndoCustomerImportMutation({ refetchQueries: [CustomerImportsDocument] });
  const undoImport = async ({ id, ...counts }: Import) => {
    const confirmed = await confirm({
      title: 'Undo this import?',
      body: `This undoes: ${importInWords(counts)}. Customers who were changed since, or who have a quote or invoice, stay as they are.`,
      action: 'Undo the import',
    });
    if (!confirmed) return undefined;
    return (await undo({ variables: { id } })).data?.undoCustomerImport;
  };
  return { undoImport, isUndoing: loading };
}
