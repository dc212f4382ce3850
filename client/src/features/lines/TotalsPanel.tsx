import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { PercentInput } from '#client/ui/forms/PercentInput.tsx';
import type { LinesForm } from './LineEditor.tsx';
import { type PricingTerms, previewTotals, totalsErrors } from './pricing.ts';
import classes from './totals.module.css';

interface TotalsPanelProps {
  form: LinesForm;
  terms: PricingTerms;
  /** What else bears on the money: a quote's deposit. */
  children?: ReactNode;
}

/** What a document comes to while it is written, with the discount and the tax that decide it. */
export function TotalsPanel({ form, terms, children }: TotalsPanelProps) {
  const totals = previewTotals(form.values, terms);
  const discount = form.getInputProps('discountCents');
  return (
    <Stack gap="sm">
      <Figure label="Subtotal" cents={totals?.subtotalCents} />
      <MoneyInput
        label="Discount"
        {...discount}
        error={discount.error ?? totalsErrors(form.values, terms).discountCents}
      />
      {terms.taxExempt ? (
        <Text size="sm" c="dimmed">
          This customer is tax exempt.
        </Text>
      ) : (
        <PercentInput label="Tax rate" {...form.getInputProps('taxRate')} />
      )}
      <Figure label="Tax" cents={totals?.taxCents} />
      <div role="status" className={classes.total}>
        <Text fw={600}>Total</Text>
        <span className={classes.grand}>
          <Amount cents={totals?.totalCents} />
        </span>
      </div>
      {children}
    </Stack>
  );
}

function Figure({ label, cents }: { label: string; cents?: number }) {
  return (
    <Group justify="space-between">
      <Text>{label}</Text>
      <Amount cents={cents} />
    </Group>
  );
}

const Amount = ({ cents }: { cents?: number }) => (cents === undefined ? <span>—</span> : <Money cents={cents} />);
