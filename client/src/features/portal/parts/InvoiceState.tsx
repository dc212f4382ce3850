import { Alert } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconBuildingBank,
  IconCircleHalf2,
  IconReceipt,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { DateText } from '#client/ui/figures/DateText.tsx';
import { formatCents } from '#domain/money.ts';
import type { PortalInvoiceData } from '../portalData.ts';
import { VerifyBankAccount } from './VerifyBankAccount.tsx';

/** Where the invoice stands, in one sentence. */
export function InvoiceState({ invoice }: { invoice: PortalInvoiceData }) {
  const { status, overdue, dueDate, totalCents, paidCents, pendingCents, balanceCents, failure, business } = invoice;
  if (invoice.verificationUrl) return <VerifyBankAccount cents={pendingCents} url={invoice.verificationUrl} />;
  if (pendingCents > 0) {
    return (
      <Alert role="status" color="indigo" icon={<IconBuildingBank />} title="Bank transfer on its way">
        {formatCents(pendingCents)} clears in up to 4 business days. You don’t need to do anything else.
      </Alert>
    );
  }
  if (failure) {
    return (
      <Alert role="status" color="red" icon={<IconAlertTriangle />} title="Your payment didn’t go through">
        {failure} {formatCents(balanceCents)} is still due. You can try again.
      </Alert>
    );
  }
  if (overdue && dueDate) {
    return (
      <Alert role="status" color="red" icon={<IconAlertTriangle />} title="Overdue">
        {formatCents(balanceCents)} was due on <DateText date={dueDate} />.
      </Alert>
    );
  }
  const by = dueDate && (
    <>
      {' '}
      by <DateText date={dueDate} />
    </>
  );
  switch (status) {
    case 'SENT':
    case 'VIEWED':
      return (
        <Alert role="status" color="indigo" icon={<IconReceipt />} title="Open">
          {formatCents(balanceCents)} is due{by}.
        </Alert>
      );
    case 'PARTIAL':
      return (
        <Alert role="status" color="amber" icon={<IconCircleHalf2 />} title="Partly paid">
          {formatCents(paidCents)} of {formatCents(totalCents)} is paid. {formatCents(balanceCents)} is still due{by}.
        </Alert>
      );
    case 'PAID':
      return (
        <Alert role="status" color="green" icon={<Whorl size={24} motion="draw" />} title="Paid in full">
          Thank you. Nothing more is due to {business.name}.
        </Alert>
      );
    case 'WRITTEN_OFF':
      return (
        <Alert role="status" color="gray" icon={<IconBan />} title="Closed">
          This invoice has no balance due.
        </Alert>
      );
    case 'REFUNDED':
      return (
        <Alert role="status" color="gray" icon={<IconReceiptRefund />} title="Refunded">
          Your payment was refunded.
        </Alert>
      );
    default:
      return null;
  }
}
