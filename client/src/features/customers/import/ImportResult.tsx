import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

export function ImportResult({ createdCount, onAnother }: { createdCount: number; onAnother: () => void }) {
  return (
    <EmptyState
      title={`${createdCount.toLocaleString('en-US')} customers added`}
      action={
        <Group>
          <Button component={Link} to="/dashboard/customers?sort=NEWEST">
            See them
          </Button>
          <Button variant="default" onClick={onAnother}>
            Import another file
          </Button>
        </Group>
      }
    >
      They are in your list, ready for quotes and invoices.
    </EmptyState>
  );
}
