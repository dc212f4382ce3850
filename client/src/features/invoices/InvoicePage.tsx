import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { DayDetail, DocumentLoading, DocumentPage, LinkedDocument } from '#client/features/lines/index.ts';
import { PayLinkSheet } from '#client/features/onlinePayments/index.ts';
import { PaymentList, RecordPaymentSheet } from '#client/features/payments/index.ts';
import { useCachedFragment } from '#client/graphql/useCachedFragment.ts';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { SumRow } from '#client/ui/figures/TotalsList.tsx';
import type { InvoiceFieldsFragment } from './invoices.generated.ts';
import { type InvoiceRowFragment, InvoiceRowFragmentDoc, useInvoicePageQuery } from './pages.generated.ts';
import { InvoiceActionBar } from './parts/InvoiceActionBar.tsx';
import { InvoiceState } from './parts/InvoiceState.tsx';

export function InvoicePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useInvoicePageQuery({ variables: { id } });
  const known = useCachedFragment<InvoiceRowFragment>(InvoiceRowFragmentDoc, 'InvoiceRow', 'Invoice', id);
  const invoice = data?.invoice ?? undefined;
  const row = invoice ?? (error || data ? undefined : known);
  if (!row)
    return <DocumentLoading kind="invoice" isMissing={data?.invoice === null} error={error} onRetry={refetch} />;
  return <Invoice key={id} row={row} invoice={invoice} />;
}

interface InvoiceProps {
  /** The invoice as far as lists have cached it. */
  row: InvoiceRowFragment;
  /** All of the invoice; undefined until it has loaded. */
  invoice?: InvoiceFieldsFragment;
}

function Invoice({ row, invoice }: InvoiceProps) {
  const [paying, { open: startPaying, close: stopPaying }] = useDisclosure();
  const [code, setCode] = useState<'unopened' | 'shown' | 'hidden'>('unopened');
  return (
    <DocumentPage
      kind="invoice"
      row={row}
      document={invoice}
      status={<InvoiceStatusBadge status={row.status} overdue={row.overdue} />}
      actions={
        invoice && (
          <InvoiceActionBar invoice={invoice} onRecordPayment={startPaying} onShowCode={() => setCode('shown')} />
        )
      }
      state={
        <InvoiceState invoice={row}>
          {invoice && invoice.payments.length > 0 && (
            <PaymentList invoice={invoice} passThroughCents={passThroughOf(invoice)} />
          )}
        </InvoiceState>
      }
      underTotal={
        row.paidCents > 0 && (
          <>
            <SumRow label="Paid" cents={-row.paidCents} />
            <SumRow label="Balance" cents={row.balanceCents} />
          </>
        )
      }
      details={
        invoice && (
          <>
            <LinkedDocument kind="quote" linked={invoice.quote} />
            <DayDetail label="Issued" day={invoice.issueDate} />
            <DayDetail label="Due" day={invoice.dueDate} />
          </>
        )
      }
      timeline={{ invoiceId: row.id }}
    >
      {invoice && <RecordPaymentSheet opened={paying} onClose={stopPaying} invoice={invoice} />}
      {invoice && code !== 'unopened' && (
        <Suspense>
          <PayLinkSheet opened={code === 'shown'} onClose={() => setCode('hidden')} invoice={invoice} />
        </Suspense>
      )}
    </DocumentPage>
  );
}

/** Returns the government fees among the lines, which the business passes on to the agency. */
const passThroughOf = ({ lines }: InvoiceFieldsFragment) =>
  lines.filter(({ type }) => type === 'GOVERNMENT').reduce((sum, { totalCents }) => sum + totalCents, 0);
