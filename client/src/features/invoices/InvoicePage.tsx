import { useDisclosure } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { DocumentLoading, LineList, TotalsList } from '#client/features/lines/index.ts';
import { PayLinkSheet } from '#client/features/onlinePayments/index.ts';
import { PaymentList, RecordPaymentSheet } from '#client/features/payments/index.ts';
import { useCachedFragment } from '#client/graphql/useCachedFragment.ts';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { AwaitedActions, AwaitedSection } from '#client/ui/page/Awaited.tsx';
import { Columns } from '#client/ui/page/Columns.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { Words } from '#client/ui/page/Words.tsx';
import type { InvoiceFieldsFragment } from './invoices.generated.ts';
import { type InvoiceRowFragment, InvoiceRowFragmentDoc, useInvoicePageQuery } from './pages.generated.ts';
import { InvoiceActionBar } from './parts/InvoiceActionBar.tsx';
import { InvoiceDetails } from './parts/InvoiceDetails.tsx';
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
  /** What lists know of it. */
  row: InvoiceRowFragment;
  /** All of it, once it has come. */
  invoice?: InvoiceFieldsFragment;
}

function Invoice({ row, invoice }: InvoiceProps) {
  const [paying, { open: startPaying, close: stopPaying }] = useDisclosure();
  const [code, setCode] = useState<'unopened' | 'shown' | 'hidden'>('unopened');
  return (
    <Page
      title={`Invoice ${row.number}`}
      back={{ to: '/dashboard/invoices', label: 'Invoices' }}
      aside={<InvoiceStatusBadge status={row.status} overdue={row.overdue} />}
      subtitle={row.customer.name}
      actions={
        invoice ? (
          <InvoiceActionBar invoice={invoice} onRecordPayment={startPaying} onShowCode={() => setCode('shown')} />
        ) : (
          <AwaitedActions />
        )
      }
    >
      <Columns side={<Aside invoice={invoice} />}>
        <InvoiceState invoice={row}>
          {invoice && invoice.payments.length > 0 && (
            <PaymentList invoice={invoice} passThroughCents={passThroughOf(invoice)} />
          )}
        </InvoiceState>
        {invoice ? <Paper invoice={invoice} /> : <AwaitedSection title="Lines" rows={4} />}
      </Columns>
      {invoice && <RecordPaymentSheet opened={paying} onClose={stopPaying} invoice={invoice} />}
      {invoice && code !== 'unopened' && (
        <Suspense>
          <PayLinkSheet opened={code === 'shown'} onClose={() => setCode('hidden')} invoice={invoice} />
        </Suspense>
      )}
    </Page>
  );
}

/** What the invoice says. */
function Paper({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const { lines, paidCents, terms, notes } = invoice;
  return (
    <>
      <Section title="Lines">
        <LineList lines={lines} />
        <TotalsList totals={invoice} after={paidCents > 0 ? paidOf(invoice) : []} />
      </Section>
      <Words title="Terms">{terms}</Words>
      <Words title="Notes">{notes}</Words>
    </>
  );
}

/** Government fees, which go on to the agency. */
const passThroughOf = ({ lines }: InvoiceFieldsFragment) =>
  lines.filter(({ type }) => type === 'GOVERNMENT').reduce((sum, { totalCents }) => sum + totalCents, 0);

function Aside({ invoice }: { invoice?: InvoiceFieldsFragment }) {
  if (!invoice)
    return (
      <>
        <AwaitedSection title="Details" rows={5} />
        <AwaitedSection title="Timeline" />
      </>
    );
  return (
    <>
      <Section title="Details">
        <InvoiceDetails invoice={invoice} />
      </Section>
      <Section title="Timeline">
        <ActivityTimeline filter={{ invoiceId: invoice.id }} isPartOfScreen />
      </Section>
    </>
  );
}

const paidOf = ({ paidCents, balanceCents }: InvoiceFieldsFragment) => [
  { label: 'Paid', cents: -paidCents },
  { label: 'Balance', cents: balanceCents },
];
