import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { counted } from '#domain/counted.ts';
import type { ImportCustomersMutation, UndoCustomerImportMutation } from '../customers.generated.ts';
import { importInWords, undoneInWords } from './importWords.ts';
import { useUndoImport } from './useUndoImport.ts';

interface ImportResultProps {
  result: ImportCustomersMutation['importCustomers'];
  onAnother: () => void;
}

export function ImportResult({ result, onAnother }: ImportResultProps) {
  const { createdCount, updatedCount, skippedCount } = result;
  const { canForAll } = useAbilities();
  const { undoImport, isUndoing } = useUndoImport();
  const [undone, setUndone] = useState<UndoCustomerImportMutation['undoCustomerImport']>();
  const hasChanged = createdCount + updatedCount > 0;
  if (undone)
    return (
      <EmptyState title="Import undone" action={<Button onClick={onAnother}>Import another file</Button>}>
        {undoneInWords(undone)}
      </EmptyState>
    );
  return (
    <EmptyState
      title={importInWords(result)}
      action={
        <Group justify="center">
          <Button component={Link} to={`/dashboard/customers${createdCount > 0 ? '?sort=NEWEST' : ''}`}>
            {hasChanged ? 'View them' : 'View customers'}
          </Button>
          <Button variant="default" onClick={onAnother}>
            Import another file
          </Button>
          {hasChanged && canForAll('customers.archive') && (
            <Button
              variant="subtle"
              color="red"
              loading={isUndoing}
              onClick={async () => setUndone(await attempt(() => undoImport(result), 'The import wasn’t undone'))}
            >
              Undo the import
            </Button>
          )}
        </Group>
      }
    >
      {skippedCount > 0 && `${counted(skippedCount, 'row')} had no changes. `}
      {hasChanged && 'They’re ready for quotes and invoices.'}
    </EmptyState>
  );
}
