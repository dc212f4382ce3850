import { NumberInput, type NumberInputProps } from '@mantine/core';
import { isWithinReason, useTypedNumber } from './useTypedNumber.ts';

interface MoneyInputProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Cents; null while nothing is entered. */
  value?: number | null;
  onChange?: (cents: number | null) => void;
}

/** An amount typed in dollars, held in cents. */
export function MoneyInput({ value = null, onChange, onBlur, ...props }: MoneyInputProps) {
  const dollars = useTypedNumber({
    value: value === null ? null : value / 100,
    // A typed dollar amount times 100 may miss its whole number by a hair: 1.15 * 100 = 114.99…
    onChange: (typed) => onChange?.(typed === null ? null : Math.round(typed * 100)),
    onBlur,
    write: (amount) => amount.toFixed(2),
  });
  return (
    <NumberInput
      prefix="$"
      thousandSeparator=","
      decimalScale={2}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      isAllowed={isWithinReason}
      placeholder="$0.00"
      {...props}
      {...dollars}
    />
  );
}
