import { Text, View } from '@react-pdf/renderer';
import { type CalendarDate, formatDate } from '#domain/dates.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import { COUNTED_PAYMENT_STATUSES, type PaymentMethod, type PaymentStatus } from '#domain/states/payment.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/tradeWords.ts';
import { GREEN, paper, QUIET, RED } from '#server/platform/pdf/paper.ts';
import { Letterhead } from '#server/platform/pdf/parts/Letterhead.tsx';
import { LinesTable } from '#server/platform/pdf/parts/LinesTable.tsx';
import { Parties } from '#server/platform/pdf/parts/Parties.tsx';
import { Passage } from '#server/platform/pdf/parts/Passage.tsx';
import type { PrintedDocument } from '#server/platform/pdf/parts/printed.ts';
import { Sheet } from '#server/platform/pdf/parts/Sheet.tsx';
import { TotalsTable, totalsRows } from '#server/platform/pdf/parts/TotalsTable.tsx';
import { Typed } from '#server/platform/pdf/parts/Typed.tsx';

export interface InvoicePdfProps extends PrintedDocument {
  status: InvoiceStatus;
  overdue: boolean;
  issueDate: CalendarDate | null;
  dueDate: CalendarDate | null;
  payments: PrintedPayment[];
  paidCents: Cents;
  balanceCents: Cents;
}

export interface PrintedPayment {
  method: PaymentMethod;
  status: PaymentStatus;
  amountCents: Cents;
  refundedCents: Cents;
  tipCents: Cents;
  deposit: boolean;
  reference: string | null;
  /** The day in the business's time zone. */
  receivedOn: CalendarDate;
}

const STAMPS: Partial<Record<InvoiceStatus, { words: string; color: string }>> = {
  DRAFT: { words: 'Draft', color: QUIET },
  PAID: { words: 'Paid', color: GREEN },
  VOID: { words: 'Void', color: RED },
  REFUNDED: { words: 'Refunded', color: QUIET },
};
const OVERDUE = { words: 'Overdue', color: RED };

export function InvoicePdf(invoice: InvoicePdfProps) {
  const { business, customer, number, status, overdue, payments, paidCents, balanceCents } = invoice;
  return (
    <Sheet title={`Invoice ${number} from ${business.name}`} author={business.name} updatedAt={invoice.updatedAt}>
      <Letterhead business={business} kind="Invoice" number={number} stamp={overdue ? OVERDUE : STAMPS[status]} />
      <Parties
        heading="Bill to"
        customer={customer}
        facts={[
          ...(invoice.issueDate ? [{ label: 'Issued', value: formatDate(invoice.issueDate) }] : []),
          ...(invoice.dueDate ? [{ label: 'Due', value: formatDate(invoice.dueDate) }] : []),
        ]}
      />
      <LinesTable lines={invoice.lines} travelExplanation={invoice.travelExplanation} />
      <TotalsTable
        rows={[
          ...totalsRows(invoice),
          { label: 'Paid', cents: paidCents },
          { label: 'Balance due', cents: balanceCents, strong: true },
        ]}
      />
      {payments.length > 0 && <PaymentHistory payments={payments} />}
      <Passage heading="Terms" text={invoice.terms} />
      <Passage heading="Notes" text={invoice.notes} />
    </Sheet>
  );
}

function PaymentHistory({ payments }: { payments: PrintedPayment[] }) {
  return (
    <View style={{ marginTop: 18 }}>
      <Text minPresenceAhead={40} style={[paper.strong, { marginBottom: 2 }]}>
        Payments
      </Text>
      {payments.map((payment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed payment has no identity but its place
        <PaymentRow key={index} payment={payment} />
      ))}
    </View>
  );
}

function PaymentRow({ payment }: { payment: PrintedPayment }) {
  const tone = COUNTED_PAYMENT_STATUSES.includes(payment.status) ? {} : paper.quiet;
  return (
    <View wrap={false} style={[paper.hairline, tone, { flexDirection: 'row', gap: 10, paddingVertical: 4 }]}>
      <Text style={{ width: 74 }}>{formatDate(payment.receivedOn)}</Text>
      <Text style={{ width: 74 }}>{PAYMENT_METHOD_NAMES[payment.method]}</Text>
      <Typed style={{ flex: 1 }}>
        {[payment.reference, ...kinds(payment), outcome(payment)].filter(Boolean).join(' · ')}
      </Typed>
      <Text style={paper.figure}>{formatCents(payment.amountCents)}</Text>
    </View>
  );
}

const kinds = ({ deposit, tipCents }: PrintedPayment) => [
  deposit && 'Deposit',
  tipCents > 0 && `${formatCents(tipCents)} of it a tip`,
];

const OUTCOMES: Record<PaymentStatus, string | null> = {
  PENDING: 'Not yet cleared',
  SUCCEEDED: null,
  FAILED: 'Failed',
  CANCELED: 'Canceled',
  VOIDED: 'Voided',
  PARTLY_REFUNDED: null,
  REFUNDED: null,
  DISPUTED: 'Disputed',
};

function outcome({ status, refundedCents }: PrintedPayment): string | null {
  return refundedCents > 0 ? `${formatCents(refundedCents)} refunded` : OUTCOMES[status];
}
