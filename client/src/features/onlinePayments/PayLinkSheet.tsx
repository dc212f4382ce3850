import { Modal, Text, Title } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { formatCents } from '#domain/money.ts';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { PaymentStatus } from '#domain/states/payment.ts';
import { usePayeeQuery } from './onlinePayments.generated.ts';
import classes from './payLinkSheet.module.css';

interface PayLinkSheetProps {
  opened: boolean;
  onClose: () => void;
  invoice: {
    number: string;
    status: InvoiceStatus;
    balanceCents: number;
    portalUrl: string | null;
    payments: { status: PaymentStatus; amountCents: number }[];
  };
}

/** The way to pay at the door: the customer's own phone reads the link off this screen, which then tells of the payment. */
export function PayLinkSheet({ opened, onClose, invoice }: PayLinkSheetProps) {
  const { data } = usePayeeQuery();
  const { number, status, portalUrl } = invoice;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={`Invoice ${number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: classes.title, body: classes.body }}
    >
      <Title order={2} className={classes.payee}>
        {data?.business.name}
      </Title>
      {status !== 'PAID' && portalUrl && (
        <div className={classes.code}>
          <QRCodeSVG
            value={portalUrl}
            level="M"
            marginSize={4}
            className={classes.svg}
            title={`QR code to pay invoice ${number}`}
          />
        </div>
      )}
      <div role="status" className={classes.state}>
        {status === 'PAID' ? <Paid /> : <Owed invoice={invoice} />}
      </div>
    </Modal>
  );
}

function Paid() {
  return (
    <>
      <span className={classes.paid}>
        <Whorl size={160} count={6} motion="draw" />
      </span>
      <Text className={classes.amount}>Paid</Text>
      <Text>Thank you.</Text>
    </>
  );
}

function Owed({ invoice: { balanceCents, payments } }: Pick<PayLinkSheetProps, 'invoice'>) {
  const pendingCents = payments
    .filter(({ status }) => status === 'PENDING')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <>
      <Text className={classes.amount}>
        <Money cents={balanceCents} />
      </Text>
      {pendingCents > 0 ? (
        <Text>{formatCents(pendingCents)} is on its way from the bank.</Text>
      ) : (
        <Text>Point a phone’s camera at the code to pay.</Text>
      )}
    </>
  );
}
