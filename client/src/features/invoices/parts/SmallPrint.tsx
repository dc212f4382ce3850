import { Text } from '@mantine/core';
import { Section } from '#client/ui/page/Section.tsx';
import type { InvoiceFieldsFragment } from '../invoices.generated.ts';

/** What else is written on the invoice, and what only the professional sees. */
export function SmallPrint({ invoice: { terms, notes } }: { invoice: InvoiceFieldsFragment }) {
  return (
    <>
      {terms && (
        <Section title="Terms">
          <Text style={{ whiteSpace: 'pre-line' }}>{terms}</Text>
        </Section>
      )}
      {notes && (
        <Section title="Notes">
          <Text style={{ whiteSpace: 'pre-line' }}>{notes}</Text>
        </Section>
      )}
    </>
  );
}
