import { Alert, Button, Text } from '@mantine/core';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { useUpdateBusinessMutation } from '../settings.generated.ts';

/** Asks to check a time zone that was guessed at sign-up, until somebody confirms or changes it. */
export function GuessedTimeZone({ timeZone }: { timeZone: string }) {
  const [updateBusiness, { loading }] = useUpdateBusinessMutation({ variables: { input: { timeZone } } });
  return (
    <Alert color="amber" title="Check your time zone" mb="sm">
      <Text size="sm" mb="xs">
        Your browser didn’t tell us your time zone, so we chose {timeZone.replaceAll('_', ' ')}. It sets when quotes
        expire and invoices become overdue. Change it below if it’s wrong.
      </Text>
      <Button size="xs" variant="default" loading={loading} onClick={() => attempt(updateBusiness, 'Not saved')}>
        That’s right
      </Button>
    </Alert>
  );
}
