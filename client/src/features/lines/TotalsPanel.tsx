import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Money } from '#client/ui/figures/Money.tsx';
import { PercentInput } from '#client/ui/forms/PercentInput.tsx';
import type { Totals } from '#domain/totals.ts';
import type { LinesForm } from './lineValues.ts';
import { DiscountInput } from './parts/DiscountInput.tsx';
import { type PricedFigures, type PricingTerms, totalsErrors } from './pricing.ts';
import classes from './totals.module.css';

interface TotalsPanelProps {
  form: LinesForm;
  priced: PricedFigures;
  /** Undefined while it cannot be worked out. */
  totals?: Totals;
  terms: PricingTerms;
  /** A travel fee that is no line yet. */
  travelCents?: number;
  /** Without what a customer may leave out. */
  leastCents?: number;
  /** What else is decided here: a deposit. */
  children?: ReactNode;
}

/** What a document comes to while it is written, with what decides it beside its lines. */
export function TotalsPanel({ form, priced, totals, terms, travelCents, leastCents, children }: TotalsPanelProps) {
  // The field itself says what it cannot read.
  const problem = Number.isNaN(priced.discountCents) ? undefined : totalsErrors(priced, terms).discountCents;
  return (
    <Stack gap="sm">
      <div>
        {travelCents !== undefined && <Figure label="Travel" cents={travelCents} />}
        <Figure label={travelCents === undefined ? 'Subtotal' : 'Subtotal with travel'} cents={totals?.subtotalCents} />
        {totals && totals.discountCents > 0 && <Figure label="Discount" cents={-totals.discountCents} />}
        {!terms.taxExempt && <Figure label="Tax" cents={totals?.taxCents} />}
        <div role="status" className={classes.total}>
          <Text fw={600}>Total</Text>
          <span className={classes.grand}>
            <Amount cents={totals?.totalCents} />
          </span>
        </div>
        {leastCents !== undefined && (
          <Text size="sm" c="dimmed">
            <Money cents={leastCents} /> without optional items
          </Text>
        )}
      </div>
      <DiscountInput form={form} problem={problem} />
      {terms.taxExempt ? (
        <Text size="sm" c="dimmed">
          This customer is tax exempt.
        </Text>
      ) : (
        <PercentInput label="Tax rate" {...form.getInputProps('taxRate')} />
      )}
      {children}
    </Stack>
  );
}

function Figure({ label, cents }: { label: string; cents?: number }) {
  return (
    <Group justify="space-between" gap="xs" py={2}>
      <Text>{label}</Text>
      <Amount cents={cents} />
    </Group>
  );
}

const Amount = ({ cents }: { cents?: number }) => (cents === undefined ? <span>—</span> : <Money cents={cents} />);
