import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { type PricingTerms, totalsErrors } from '#client/features/lines/index.ts';
import { Money } from '#client/ui/figures/Money.tsx';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { PercentInput } from '#client/ui/forms/PercentInput.tsx';
import { DiscountInput } from './DiscountInput.tsx';
import type { QuoteFigures } from './quotePricing.ts';
import classes from './quoteTotals.module.css';
import type { QuoteForm } from './quoteValues.ts';

interface QuoteTotalsProps {
  form: QuoteForm;
  figures: QuoteFigures;
  terms: PricingTerms;
  onPreview: () => void;
}

/** What the quote comes to while it is written, with what decides it beside its lines. */
export function QuoteTotals({ form, figures, terms, onPreview }: QuoteTotalsProps) {
  const { priced, totals, feeCents, leastCents } = figures;
  const problem = totalsErrors(priced, terms).discountCents;
  return (
    <Stack gap="sm">
      <div>
        {feeCents !== undefined && <Figure label="Travel" cents={feeCents} />}
        <Figure label={feeCents === undefined ? 'Subtotal' : 'Subtotal with travel'} cents={totals?.subtotalCents} />
        {totals && totals.discountCents > 0 && <Figure label="Discount" cents={-totals.discountCents} />}
        {terms.taxExempt ? null : <Figure label="Tax" cents={totals?.taxCents} />}
        <div role="status" className={classes.total}>
          <Text fw={600}>Total</Text>
          <span className={classes.grand}>{totals ? <Money cents={totals.totalCents} /> : '—'}</span>
        </div>
        {leastCents !== undefined && (
          <Text size="sm" c="dimmed">
            <Money cents={leastCents} /> without what is optional
          </Text>
        )}
      </div>
      <DiscountInput form={form} problem={typeof problem === 'string' ? problem : undefined} />
      {terms.taxExempt ? (
        <Text size="sm" c="dimmed">
          This customer is tax exempt.
        </Text>
      ) : (
        <PercentInput label="Tax rate" {...form.getInputProps('taxRate')} />
      )}
      <MoneyInput label="Deposit" description="Asked for on acceptance" {...form.getInputProps('depositCents')} />
      <Button variant="light" leftSection={<IconEye size={18} aria-hidden />} onClick={onPreview} disabled={!totals}>
        Preview
      </Button>
    </Stack>
  );
}

function Figure({ label, cents }: { label: string; cents?: number }) {
  return (
    <Group justify="space-between" gap="xs" py={2}>
      <Text>{label}</Text>
      {cents === undefined ? <span>—</span> : <Money cents={cents} />}
    </Group>
  );
}
