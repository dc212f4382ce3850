import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle, IconBuildingBank, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { formatCents } from '#domain/money.ts';
import type { PortalQuoteData } from '../portalData.ts';
import { VerifyBankAccount } from './VerifyBankAccount.tsx';

/** How the deposit of an accepted quote stands, and the invoice that it became. */
export function DepositState({ quote }: { quote: PortalQuoteData }) {
  const { depositStatus, depositCents, depositFailure, invoice, verificationUrl } = quote;
  if (verificationUrl) return <VerifyBankAccount cents={depositCents} url={verificationUrl} />;
  const link = invoice && (
    <Anchor component={Link} to={invoice.path} inherit>
      invoice {invoice.number}
    </Anchor>
  );
  if (depositStatus === 'PAID') {
    return (
      <Alert role="status" color="green" icon={<Whorl size={24} motion="draw" />} title="Deposit paid">
        {formatCents(depositCents)}. Thank you.{link && <> The remaining balance is on {link}.</>}
      </Alert>
    );
  }
  if (depositStatus === 'PENDING') {
    return (
      <Alert role="status" color="indigo" icon={<IconBuildingBank />} title="Deposit on its way">
        {formatCents(depositCents)} from your bank clears in up to 4 business days. You need not do anything more for
        it.
        {link && <> It will show on {link}.</>}
      </Alert>
    );
  }
  if (depositFailure) {
    return (
      <Alert role="status" color="red" icon={<IconAlertTriangle />} title="The deposit didn’t go through">
        {depositFailure} You weren’t charged. You can try again.
      </Alert>
    );
  }
  if (!link) return null;
  return (
    <Alert color="indigo" icon={<IconReceipt />} title="Your invoice">
      This quote has become {link}.
    </Alert>
  );
}
