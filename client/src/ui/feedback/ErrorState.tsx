import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { describeError, errorCode } from './errors.ts';

interface ErrorStateProps {
  error: unknown;
  /** What could not be shown: "your customers". */
  what: string;
  onRetry: () => void;
}

export function ErrorState({ error, what, onRetry }: ErrorStateProps) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={`We couldn’t load ${what}`}>
      {describeError(error)}
      {/* What one may not see, one may not see the second time either. */}
      {errorCode(error) !== 'FORBIDDEN' && (
        <div style={{ marginTop: 12 }}>
          {/* Not the event: Apollo's refetch would take it for variables. */}
          <Button variant="default" onClick={() => onRetry()}>
            Retry
          </Button>
        </div>
      )}
    </Alert>
  );
}
