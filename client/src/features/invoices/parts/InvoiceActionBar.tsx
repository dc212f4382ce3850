import { useDisclosure } from '@mantine/hooks';
import { IconQrcode } from '@tabler/icons-react';
import { ActionBar } from '#client/ui/actions/ActionBar.tsx';
import { ReasonSheet } from '#client/ui/overlay/ReasonSheet.tsx';
import { writeOffReason } from '#domain/inputs/invoice.ts';
import { formatCents } from '#domain/money.ts';
import type { InvoiceFieldsFragment } from '../invoices.generated.ts';
import { useInvoiceActions } from './useInvoiceActions.ts';

interface InvoiceActionBarProps {
  invoice: InvoiceFieldsFragment;
  onRecordPayment: () => void;
  onShowCode: () => void;
}

/** The actions that the server offers for the invoice now, and its PDF and link. */
export function InvoiceActionBar({ invoice, onRecordPayment, onShowCode }: InvoiceActionBarProps) {
  const { number, payableOnline, balanceCents } = invoice;
  const [writingOff, { open: askWhy, close: stopAsking }] = useDisclosure();
  const { offered, send, byHand, downloadPdf, link, writeOff } = useInvoiceActions(invoice, {
    onRecordPayment,
    onWriteOff: askWhy,
  });
  const main = [...offered('EDIT'), ...send, ...offered('RECORD_PAYMENT')];
  return (
    <>
      <ActionBar
        main={main.length > 0 ? main : [downloadPdf]}
        more={[
          ...(payableOnline ? [{ label: 'Show QR code', icon: IconQrcode, onClick: onShowCode }] : []),
          ...(main.length > 0 ? [downloadPdf] : []),
          ...link,
          ...byHand,
          ...offered('RESEND', 'DUPLICATE', 'WRITE_OFF', 'VOID', 'DELETE'),
        ]}
      />
      <ReasonSheet
        opened={writingOff}
        onClose={stopAsking}
        title={`Write off invoice ${number}?`}
        body={`${formatCents(balanceCents)} will no longer count as owed. This can’t be undone.`}
        rule={writeOffReason}
        placeholder="The customer went out of business"
        action="Write off"
        onGiven={async (reason) => {
          await writeOff(reason);
          stopAsking();
        }}
      />
    </>
  );
}
