import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { DocumentLoading, LineList, TotalsList } from '#client/features/lines/index.ts';
import { PayLinkSheet } from '#client/features/onlinePayments/index.ts';
import { PaymentList, RecordPaymentSheet } from '#client/features/payments/index.ts';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { Columns } from '#client/ui/page/Columns.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { Words } from '#client/ui/page/Words.tsx';
import { type InvoiceFieldsFragment, useInvoiceQuery } from './invoices.generated.ts';
import { InvoiceActionBar } from './parts/InvoiceActionBar.tsx';
import { InvoiceDetails } from './parts/InvoiceDetails.tsx';
import { InvoiceState } from './parts/InvoiceState.tsx';

export function InvoicePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useInvoiceQuery({ variables: { id } });
  if (!data?.invoice)
    return <DocumentLoading kind="invoice" isMissing={data?.invoice === null} error={error} onRetry={refetch} />;
  return <LoadedInvoice key={id} invoice={data.invoice} />;
}

function LoadedInvoice({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const [paying, { open: startPaying, close: stopPaying }] = useDisclosure();
  const [code, setCode] = useState<'unopened' | 'shown' | 'hidden'>('unopened');
  const { number, status, overdue, customer, payments, paidCents, terms, notes } = invoice;
  return (
    <Page
      title={`Invoice ${number}`}
      back={{ to: '/dashboard/invoices', label: 'Invoices' }}
      aside={<InvoiceStatusBadge status={status} overdue={overdue} />}
      subtitle={customer.name}
      actions={<InvoiceActionBar invoice={invoice} onRecordPayment={startPaying} onShowCode={() => setCode('shown')} />}
    >
      <Columns side={<Aside invoice={invoice} />}>
        <InvoiceState invoice={invoice}>
          {payments.length > 0 && <PaymentList invoice={invoice} passThroughCents={passThroughOf(invoice)} />}
        </InvoiceState>
        <Section title="Lines">
          <LineList lines={invoice.lines} />
          <TotalsList totals={invoice} after={paidCents > 0 ? paidOf(invoice) : []} />
        </Section>
        <Words title="Terms">{terms}</Words>
        <Words title="Notes">{notes}</Words>
      </Columns>
      <RecordPaymentSheet opened={paying} onClose={stopPaying} invoice={invoice} />
      {code !== 'unopened' && (
        <Suspense>
          <PayLinkSheet opened={code === 'shown'} onClose={() => setCode('hidden')} invoice={invoice} />
        </Suspense>
      )}
    </Page>
  );
}

/** Government fees, which go on to the agency. */
const passThroughOf = ({ lines }: InvoiceFieldsFragment) =>
  lines.filter(({ type }) => type === 'GOVERNMENT').reduce((sum, { totalCents }) => sum + totalCents, 0);

function Aside({ invoice }: { invoice: InvoiceFieldsFragment }) {
  return (
    <>
      <Section title="Details">
        <InvoiceDetails invoice={invoice} />
      </Section>
      <Section title="Timeline">
        <ActivityTimeline filter={{ invoiceId: invoice.id }} />
      </Section>
    </>
  );
}

const paidOf = ({ paidCents, balanceCents }: InvoiceFieldsFragment) => [
  { label: 'Paid', cents: -paidCents },
  { label: 'Balance', cents: balanceCents },
];
