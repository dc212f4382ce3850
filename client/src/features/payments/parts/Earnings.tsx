import { Text } from '@mantine/core';
import { formatCents } from '#domain/money.ts';
import type { PayableInvoiceFragment } from '../payments.generated.ts';

/** What an invoice brought in after fees; where nothing was kept, its payments say it all. */
export function Earnings({ earnings }: Pick<PayableInvoiceFragment, 'earnings'>) {
  if (!earnings || earnings.feesCents === 0) return null;
  return (
    <Text size="sm" fw={600} mt="xs">
      Received {formatCents(earnings.receivedCents)} · fees {formatCents(earnings.feesCents)} · net{' '}
      {formatCents(earnings.netCents)}
    </Text>
  );
}
