import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useViewer } from '#client/features/identity/index.ts';
import { AssignedTo } from '#client/features/team/index.ts';
import { AddressText } from '#client/ui/figures/AddressText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { counted } from '#domain/counted.ts';
import type { CustomerDetailsFragment } from '../customers.generated.ts';
import type { CustomerRowFragment } from '../pages.generated.ts';
import { CustomerTags } from './CustomerTags.tsx';
import classes from './customerFacts.module.css';

interface CustomerFactsProps {
  /** What lists know of them. */
  row: CustomerRowFragment;
  customer?: CustomerDetailsFragment;
}

/** What a customer owes, and how to reach them: a tap calls, writes, or opens the map. */
export function CustomerFacts({ row, customer }: CustomerFactsProps) {
  const { balanceCents, email, phone, tags } = row;
  const { colleagueCount } = useViewer();
  return (
    <Section title="Balance">
      <Text fz={28} fw={650} lh={1.2}>
        <Money cents={balanceCents} />
      </Text>
      <Text size="sm" c="dimmed" mb="md">
        {balanceCents > 0 ? 'owed on sent invoices' : 'nothing owed'}
      </Text>
      <dl className={classes.facts}>
        {phone && (
          <Fact term="Phone">
            <Anchor inherit href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {phone}
            </Anchor>
          </Fact>
        )}
        {email && (
          <Fact term="Email">
            <Anchor inherit href={`mailto:${email}`}>
              {email}
            </Anchor>
          </Fact>
        )}
        {customer?.address && (
          <Fact term="Address">
            <AddressText address={customer.address} />
          </Fact>
        )}
        {customer && (colleagueCount > 0 || customer.assignedTo) && (
          <Fact term="Assigned to">
            <Suspense fallback="–">
              <AssignedTo kind="customer" id={customer.id} assignedTo={customer.assignedTo ?? null} />
            </Suspense>
          </Fact>
        )}
        <Fact term="Terms">{customer ? termsOf(customer) : <Skeleton height={14} width="50%" my={4} />}</Fact>
      </dl>
      <Stack gap="sm" mt="md">
        {tags.length > 0 && <CustomerTags tags={tags} />}
        {customer?.notes && (
          <Text size="sm" className={classes.notes}>
            {customer.notes}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

const termsOf = ({ netDays, taxExempt }: CustomerDetailsFragment) =>
  (netDays === 0 ? 'Due on receipt' : `${counted(netDays, 'day')} to pay`) + (taxExempt ? ', tax exempt' : '');

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
