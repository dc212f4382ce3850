import { Badge, Button, Stack } from '@mantine/core';
import { IconFileInvoice, IconFileText } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { customerKinds } from './customerKinds.ts';
import classes from './customerPage.module.css';
import type { CustomerDetailsFragment } from './customers.generated.ts';
import { CustomerActions } from './parts/CustomerActions.tsx';
import { CustomerFacts } from './parts/CustomerFacts.tsx';
import { CustomerGate } from './parts/CustomerGate.tsx';
import { CustomerInvoices } from './parts/CustomerInvoices.tsx';
import { CustomerQuotes } from './parts/CustomerQuotes.tsx';

export function CustomerPage() {
  const { id = '' } = useParams();
  return <CustomerGate id={id}>{(customer) => <Customer key={id} customer={customer} />}</CustomerGate>;
}

function Customer({ customer }: { customer: CustomerDetailsFragment }) {
  const { id, name, kind, archived } = customer;
  return (
    <Page
      title={name}
      subtitle={customerKinds[kind]}
      back={{ to: '/dashboard/customers', label: 'Customers' }}
      aside={archived && <Badge color="gray">Archived</Badge>}
      actions={<CustomerActions customer={customer} />}
    >
      <div className={classes.columns}>
        <div className={classes.facts}>
          <CustomerFacts customer={customer} />
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
            <ActivityTimeline filter={{ customerId: id }} />
          </Section>
        </div>
      </div>
    </Page>
  );
}

function Add({ to, kind }: { to: string; kind: 'quote' | 'invoice' }) {
  const Icon = kind === 'quote' ? IconFileText : IconFileInvoice;
  return (
    <Button component={Link} to={to} variant="light" leftSection={<Icon size={18} aria-hidden />}>
      New {kind}
    </Button>
  );
}
