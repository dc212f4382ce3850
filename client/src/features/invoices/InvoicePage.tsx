import { useDisclosure } from '@mantine/hooks';
import { useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { LineList, TotalsList } from '#client/features/lines/index.ts';
import { PaymentList, RecordPaymentSheet } from '#client/features/payments/index.ts';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { type InvoiceFieldsFragment, useInvoiceQuery } from './invoices.generated.ts';
import { InvoiceActionBar } from './parts/InvoiceActionBar.tsx';
import { InvoiceDetails } from './parts/InvoiceDetails.tsx';
import { InvoiceLoading } from './parts/InvoiceLoading.tsx';
import { InvoiceState } from './parts/InvoiceState.tsx';
import classes from './parts/invoicePage.module.css';
import { SmallPrint } from './parts/SmallPrint.tsx';

export function InvoicePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useInvoiceQuery({ variables: { id } });
  if (!data?.invoice) return <InvoiceLoading isMissing={data?.invoice === null} error={error} onRetry={refetch} />;
  return <LoadedInvoice key={id} invoice={data.invoice} />;
}

function LoadedInvoice({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const [paying, { open: startPaying, close: stopPaying }] = useDisclosure();
  const { number, status, overdue, customer, payments, paidCents, balanceCents } = invoice;
  return (
    <Page
      title={`Invoice ${number}`}
      back={{ to: '/dashboard/invoices', label: 'Invoices' }}
      aside={<InvoiceStatusBadge status={status} overdue={overdue} />}
      subtitle={customer.name}
      actions={<InvoiceActionBar invoice={invoice} onRecordPayment={startPaying} />}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <InvoiceState invoice={invoice}>{payments.length > 0 && <PaymentList invoice={invoice} />}</InvoiceState>
          <Section title="Lines">
            <LineList lines={invoice.lines} />
            <TotalsList
              totals={invoice}
              after={
                paidCents > 0
                  ? [
                      { label: 'Paid', cents: -paidCents },
                      { label: 'Balance', cents: balanceCents },
                    ]
                  : []
              }
            />
          </Section>
          <SmallPrint invoice={invoice} />
        </div>
        <div className={classes.column}>
          <Section title="Details">
            <InvoiceDetails invoice={invoice} />
          </Section>
          <Section title="Timeline">
            <ActivityTimeline filter={{ invoiceId: invoice.id }} />
          </Section>
        </div>
      </div>
      <RecordPaymentSheet opened={paying} onClose={stopPaying} invoice={invoice} />
    </Page>
  );
}
