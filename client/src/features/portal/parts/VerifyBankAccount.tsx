import { Alert, Anchor } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { formatCents } from '#domain/money.ts';

interface VerifyBankAccountProps {
  cents: number;
  /** Stripe's page. */
  url: string;
}

/** What the payer still has to do before their bank payment can begin. */
export function VerifyBankAccount({ cents, url }: VerifyBankAccountProps) {
  return (
    <Alert role="status" color="amber" icon={<IconBuildingBank />} title="Verify your bank account">
      Your bank payment of {formatCents(cents)} needs one more step. Stripe is sending your account a small deposit,
      which arrives in 1–2 business days. Then{' '}
      <Anchor href={url} inherit>
        enter the details from your statement
      </Anchor>
      .
    </Alert>
  );
}
