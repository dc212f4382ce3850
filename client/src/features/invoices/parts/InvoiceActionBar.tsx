import { useDisclosure } from '@mantine/hooks';
import {
  IconBan,
  IconCash,
  IconCopy,
  IconDownload,
  IconHandStop,
  IconLink,
  IconPencil,
  IconQrcode,
  IconReceiptOff,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { downloadFile } from '#client/features/identity/index.ts';
import { type Action, ActionBar } from '#client/ui/actions/ActionBar.tsx';
import { copyLink } from '#client/ui/actions/copyLink.ts';
import { useDownload } from '#client/ui/actions/useDownload.ts';
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

/** What may be done with the invoice now: exactly what the server says, and its PDF and link. */
export function InvoiceActionBar({ invoice, onRecordPayment, onShowCode }: InvoiceActionBarProps) {
  const act = useInvoiceActions(invoice);
  const { id, number, actions, portalUrl, payableOnline, balanceCents } = invoice;
  const pdf = useDownload(
    () => downloadFile(`/invoices/${id}.pdf`, `${number}.pdf`),
    'The PDF could not be downloaded',
  );
  const [writingOff, { open: askWhy, close: stopAsking }] = useDisclosure();

  const known: Partial<Record<InvoiceFieldsFragment['actions'][number], Action>> = {
    EDIT: { label: 'Edit', icon: IconPencil, to: 'edit' },
    SEND: { label: 'Send invoice', icon: IconSend, onClick: act.send, busy: act.isSending },
    RECORD_PAYMENT: { label: 'Record payment', icon: IconCash, onClick: onRecordPayment },
    RESEND: { label: 'Send again', icon: IconSend, onClick: act.resend, busy: act.isSending },
    DUPLICATE: { label: 'Duplicate', icon: IconCopy, onClick: act.duplicate },
    WRITE_OFF: { label: 'Write off…', icon: IconReceiptOff, onClick: askWhy, destructive: true },
    VOID: { label: 'Void…', icon: IconBan, onClick: act.void, destructive: true },
    DELETE: { label: 'Delete…', icon: IconTrash, onClick: act.delete, destructive: true },
  };
  const offered = (...names: (keyof typeof known)[]) =>
    names.filter((name) => actions.includes(name)).flatMap((name) => known[name] ?? []);

  const downloadPdf = { label: 'Download PDF', icon: IconDownload, onClick: pdf.download, busy: pdf.isBusy };
  const showCode = { label: 'Show QR code', icon: IconQrcode, onClick: onShowCode };
  const byHand = { label: 'Mark as given by hand…', icon: IconHandStop, onClick: act.giveByHand, busy: act.isSending };
  const canSend = actions.includes('SEND');
  // Without an address there is nowhere to mail it to.
  const isMailable = Boolean(invoice.customer.email);
  const main = isMailable
    ? offered('EDIT', 'SEND', 'RECORD_PAYMENT')
    : [...offered('EDIT', 'RECORD_PAYMENT'), ...(canSend ? [byHand] : [])];

  return (
    <>
      <ActionBar
        main={main.length > 0 ? main : [downloadPdf]}
        more={[
          ...(payableOnline ? [showCode] : []),
          ...(main.length > 0 ? [downloadPdf] : []),
          ...(portalUrl
            ? [
                {
                  label: 'Copy customer’s link',
                  icon: IconLink,
                  onClick: () => copyLink(portalUrl, `invoice ${number}`),
                },
              ]
            : []),
          ...(canSend && isMailable ? [byHand] : []),
          ...offered('RESEND', 'DUPLICATE', 'WRITE_OFF', 'VOID', 'DELETE'),
        ]}
      />
      <ReasonSheet
        opened={writingOff}
        onClose={stopAsking}
        title={`Write off invoice ${number}?`}
        body={`${formatCents(balanceCents)} will no longer be counted as owed. This cannot be undone.`}
        rule={writeOffReason}
        placeholder="The customer went out of business"
        action="Write off"
        onGiven={async (reason) => {
          await act.writeOff(reason);
          stopAsking();
        }}
      />
    </>
  );
}
