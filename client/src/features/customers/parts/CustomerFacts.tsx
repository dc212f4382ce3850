import { Anchor, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddressText } from '#client/ui/figures/AddressText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import type { CustomerDetailsFragment } from '../customers.generated.ts';
import { CustomerTags } from './CustomerTags.tsx';
import classes from './customerFacts.module.css';

/** What a customer owes, and how to reach them: a tap calls, writes, or opens the map. */
export function CustomerFacts({ customer }: { customer: CustomerDetailsFragment }) {
  const { balanceCents, email, phone, address, netDays, taxExempt, tags, notes } = customer;
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
        {address && (
          <Fact term="Address">
            <AddressText address={address} />
          </Fact>
        )}
        <Fact term="Terms">
          {netDays === 0 ? 'Due at once' : `${netDays} ${netDays === 1 ? 'day' : 'days'} to pay`}
          {taxExempt && ', tax exempt'}
        </Fact>
      </dl>
      <Stack gap="sm" mt="md">
        {tags.length > 0 && <CustomerTags tags={tags} />}
        {notes && (
          <Text size="sm" className={classes.notes}>
            {notes}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
