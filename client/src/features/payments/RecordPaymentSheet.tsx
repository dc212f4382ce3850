import { useState } from 'react';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { PaymentForm } from './forms/PaymentForm.tsx';
import { OpenInvoices } from './parts/OpenInvoices.tsx';
import type { PayableInvoiceFragment } from './payments.generated.ts';

interface RecordPaymentSheetProps {
  opened: boolean;
  onClose: () => void;
  /** Left out: it is chosen first, among those that wait for money. */
  invoice?: PayableInvoiceFragment;
}

export function RecordPaymentSheet({ opened, onClose, invoice }: RecordPaymentSheetProps) {
  return (
    <Sheet title="Record payment" opened={opened} onClose={onClose}>
      <RecordPayment invoice={invoice} onRecorded={onClose} />
    </Sheet>
  );
}

function RecordPayment({ invoice, onRecorded }: { invoice?: PayableInvoiceFragment; onRecorded: () => void }) {
  // What is owed while one types is what was owed as the sheet opened: the server has the last word.
  const [chosen, choose] = useState(invoice);
  if (!chosen) return <OpenInvoices onChoose={choose} />;
  return <PaymentForm invoice={chosen} onRecorded={onRecorded} />;
}
