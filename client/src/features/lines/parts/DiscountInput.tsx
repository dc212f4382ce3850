import { Group, SegmentedControl } from '@mantine/core';
import { MoneyInput } from '#client/ui/forms/MoneyInput.tsx';
import { PercentInput } from '#client/ui/forms/PercentInput.tsx';
import type { LinesForm } from '../lineValues.ts';
import classes from './discountInput.module.css';

interface DiscountInputProps {
  form: LinesForm;
  /** What stands in the way of this discount while it is typed. */
  problem?: string;
}

/** A discount as an amount or as a percentage of all that may be discounted; the document keeps the amount. */
export function DiscountInput({ form, problem }: DiscountInputProps) {
  const { error = problem, ...amount } = form.getInputProps('discountCents');
  const inPercent = form.values.discountIn === 'PERCENT';
  return (
    <Group gap="xs" wrap="nowrap" align="start">
      {inPercent ? (
        <PercentInput
          label="Discount"
          className={classes.figure}
          {...form.getInputProps('discountPercent')}
          data-path="discountCents"
          error={error}
        />
      ) : (
        <MoneyInput label="Discount" className={classes.figure} {...amount} error={error} />
      )}
      <SegmentedControl
        aria-label="Discount in"
        className={classes.unit}
        data={[
          { value: 'AMOUNT', label: '$' },
          { value: 'PERCENT', label: '%' },
        ]}
        {...form.getInputProps('discountIn')}
      />
    </Group>
  );
}
