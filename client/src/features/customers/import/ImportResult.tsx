import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { describeError } from '#client/ui/feedback/errors.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { counted } from '#domain/counted.ts';
import { type ImportCustomersMutation, useUndoCustomerImportMutation } from '../customers.generated.ts';

interface ImportResultProps {
  result: ImportCustomersMutation['importCustomers'];
  onAnother: () => void;
}

export function ImportResult({ result, onAnother }: ImportResultProps) {
  const { id, createdCount, updatedCount, skippedCount } = result;
  const [undo, { data, loading }] = useUndoCustomerImportMutation();
  const [problem, setProblem] = useState<string>();
  const undone = data?.undoCustomerImport;
  if (undone)
    return (
      <EmptyState title="The import is undone" action={<Button onClick={onAnother}>Import another file</Button>}>
        {counted(undone.removedCount, 'customer')} removed, {undone.restoredCount} changed back
        {undone.keptCount > 0 && `; ${undone.keptCount} kept, since they were changed or billed after the import`}.
      </EmptyState>
    );
  return (
    <EmptyState
      title={`${counted(createdCount, 'customer')} added`}
      action={
        <Group>
          <Button component={Link} to="/dashboard/customers?sort=NEWEST">
            See them
          </Button>
          <Button variant="default" onClick={onAnother}>
            Import another file
          </Button>
          {createdCount + updatedCount > 0 && (
            <Button
              variant="subtle"
              color="red"
              loading={loading}
              onClick={() => {
                setProblem(undefined);
                undo({ variables: { id } }).catch((error) => setProblem(describeError(error)));
              }}
            >
              Undo the import
            </Button>
          )}
        </Group>
      }
    >
      {updatedCount > 0 && `${counted(updatedCount, 'customer')} updated. `}
      {skippedCount > 0 && `${counted(skippedCount, 'row')} changed nothing. `}
      They are in your list, ready for quotes and invoices.
      <FormError error={problem} />
    </EmptyState>
  );
}
