import { Button } from '@mantine/core';
import { describeError, errorCode } from '#client/ui/feedback/errors.ts';
import { Outcome } from './Outcome.tsx';

/** Why a mailed link did not do its work; trying again only helps where the server was not reached. */
export function TokenFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const wasRefused = errorCode(error) !== undefined;
  return (
    <>
      <Outcome>{describeError(error)}</Outcome>
      {!wasRefused && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  );
}
