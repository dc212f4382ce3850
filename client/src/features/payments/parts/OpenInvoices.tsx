import { Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { type OpenInvoicesQuery, type PayableInvoiceFragment, useOpenInvoicesQuery } from '../payments.generated.ts';
import classes from './openInvoices.module.css';

const PAUSE_MS = 200;

type OpenInvoice = OpenInvoicesQuery['invoices']['nodes'][number];

/** Which invoice was paid: those that wait for money, found by number or customer. */
export function OpenInvoices({ onChoose }: { onChoose: (invoice: PayableInvoiceFragment) => void }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, previousData, error, refetch } = useOpenInvoicesQuery({ variables: { search: search || null } });
  const invoices = (data ?? previousData)?.invoices.nodes;

  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label="Which invoice is this for?"
        placeholder="Number or customer"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      {!invoices && <AwaitedList what="open invoices" rows={3} error={error} onRetry={refetch} />}
      {invoices?.length === 0 && (
        <Text c="dimmed" role="status">
          {search ? 'No open invoice matches.' : 'No open invoices right now.'}
        </Text>
      )}
      <ul className={classes.invoices}>
        {invoices?.map((invoice) => (
          <li key={invoice.id}>
            <Choice invoice={invoice} onChoose={() => onChoose(invoice)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Choice({ invoice, onChoose }: { invoice: OpenInvoice; onChoose: () => void }) {
  return (
    <UnstyledButton onClick={onChoose} className={classes.choice}>
      <span>
        <Text fw={600}>{invoice.customer.name}</Text>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {invoice.number}
          </Text>
          <InvoiceStatusBadge {...invoice} />
        </Group>
      </span>
      <Text fw={600}>
        <Money cents={invoice.balanceCents} />
      </Text>
    </UnstyledButton>
  );
}
