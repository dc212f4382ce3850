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

/** Gets out of the way with the tap that records: the payment shows already. Refused, it is back with all that was typed. */
export function RecordPaymentSheet({ opened, onClose, invoice }: RecordPaymentSheetProps) {
  const [isAsking, setAsking] = useState(false);
  const visit = useVisit(opened);
  return (
    <Sheet title="Record payment" opened={opened && !isAsking} onClose={onClose} keepMounted>
      {visit > 0 && <RecordPayment key={visit} invoice={invoice} onAsking={setAsking} onRecorded={onClose} />}
    </Sheet>
  );
}

/** How often it was opened: each time it begins afresh, and while it closes it stays as it is. */
function useVisit(opened: boolean): number {
  const [{ visit, wasOpened }, set] = useState({ visit: 0, wasOpened: false });
  if (opened !== wasOpened) set({ visit: opened ? visit + 1 : visit, wasOpened: opened });
  return visit;
}

interface RecordPaymentProps {
  invoice?: PayableInvoiceFragment;
  onAsking: (isAsking: boolean) => void;
  onRecorded: () => void;
}

function RecordPayment({ invoice, onAsking, onRecorded }: RecordPaymentProps) {
  // What is owed while one types is what was owed as the sheet opened: the server has the last word.
  const [chosen, choose] = useState(invoice);
  if (!chosen) return <OpenInvoices onChoose={choose} />;
  return <PaymentForm invoice={chosen} onAsking={onAsking} onRecorded={onRecorded} />;
}
