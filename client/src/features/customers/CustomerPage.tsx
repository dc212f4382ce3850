import { Badge, Button, Stack } from '@mantine/core';
import { IconFileInvoice, IconFileText } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { useAbilities } from '#client/features/identity/index.ts';
import { useCachedFragment } from '#client/graphql/useCachedFragment.ts';
import { AwaitedActions } from '#client/ui/page/Awaited.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { customerKinds } from './customerKinds.ts';
import classes from './customerPage.module.css';
import type { CustomerDetailsFragment } from './customers.generated.ts';
import { type CustomerRowFragment, CustomerRowFragmentDoc, useCustomerPageQuery } from './pages.generated.ts';
import { CustomerActions } from './parts/CustomerActions.tsx';
import { CustomerFacts } from './parts/CustomerFacts.tsx';
import { CustomerInvoices } from './parts/CustomerInvoices.tsx';
import { CustomerLoading } from './parts/CustomerLoading.tsx';
import { CustomerQuotes } from './parts/CustomerQuotes.tsx';

export function CustomerPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCustomerPageQuery({ variables: { id } });
  const known = useCachedFragment<CustomerRowFragment>(CustomerRowFragmentDoc, 'CustomerRow', 'Customer', id);
  const customer = data?.customer ?? undefined;
  const row = customer ?? (error || data ? undefined : known);
  if (!row) return <CustomerLoading isMissing={data?.customer === null} error={error} onRetry={refetch} />;
  return <Customer key={id} row={row} customer={customer} />;
}

interface CustomerProps {
  /** What lists know of them. */
  row: CustomerRowFragment;
  /** All of it, once it has come; their papers and timeline come with it. */
  customer?: CustomerDetailsFragment;
}

function Customer({ row, customer }: CustomerProps) {
  const { id, name, kind, archived } = row;
  return (
    <Page
      title={name}
      subtitle={customerKinds[kind]}
      back={{ to: '/dashboard/customers', label: 'Customers' }}
      aside={archived && <Badge color="gray">Archived</Badge>}
      actions={customer ? <CustomerActions customer={customer} /> : <AwaitedActions />}
    >
      <div className={classes.columns}>
        <div className={classes.facts}>
          <CustomerFacts row={row} customer={customer} />
        </div>
        <Stack className={classes.papers}>
          <Section title="Invoices" action={<Add to={`/dashboard/invoices/new?customer=${id}`} kind="invoice" />}>
            <CustomerInvoices customerId={id} />
          </Section>
          <Section title="Quotes" action={<Add to={`/dashboard/quotes/new?customer=${id}`} kind="quote" />}>
            <CustomerQuotes customerId={id} />
          </Section>
        </Stack>
        <div className={classes.past}>
          <Section title="Timeline">
            <ActivityTimeline filter={{ customerId: id }} isPartOfScreen />
          </Section>
        </div>
      </div>
    </Page>
  );
}

function Add({ to, kind }: { to: string; kind: 'quote' | 'invoice' }) {
  const { can } = useAbilities();
  if (!can(`${kind}s.create`)) return null;
  const Icon = kind === 'quote' ? IconFileText : IconFileInvoice;
  return (
    <Button component={Link} to={to} variant="light" leftSection={<Icon size={18} aria-hidden />}>
      New {kind}
    </Button>
  );
}
