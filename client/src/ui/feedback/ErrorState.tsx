import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError, errorCode } from './errors.ts';

interface ErrorStateProps {
  error: unknown;
  /** What failed to load: "your customers". */
  what: string;
  onRetry: () => void;
}

export function ErrorState({ error, what, onRetry }: ErrorStateProps) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={`We couldn’t load ${what}`}>
      {describeError(error)}
      {/* Retrying does not help without the permission. */}
      {errorCode(error) !== 'FORBIDDEN' && (
        <div style={{ marginTop: 12 }}>
          {/* Called without the event, which Apollo's refetch would treat as variables. */}
          <Button variant="default" onClick={() => onRetry()}>
            Retry
          </Button>
        </div>
      )}
    </Alert>
  );
}
