import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { formatCents } from '#domain/money.ts';

interface PayButtonProps {
  /** All that will be paid; null while it is not yet known. */
  cents: number | null;
  busy: boolean;
}

/** Sends its form. */
export function PayButton({ cents, busy }: PayButtonProps) {
  return (
    <Button type="submit" fullWidth size="lg" loading={busy} leftSection={<IconLock size={18} aria-hidden />}>
      {cents ? `Pay ${formatCents(cents)}` : 'Pay'}
    </Button>
  );
}
