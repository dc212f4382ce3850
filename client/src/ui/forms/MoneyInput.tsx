import { NumberInput, type NumberInputProps } from '@mantine/core';

interface MoneyInputProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Cents; null while nothing is entered. */
  value?: number | null;
  onChange?: (cents: number | null) => void;
}

/** An amount typed in dollars, held in cents. */
export function MoneyInput({ value = null, onChange, ...props }: MoneyInputProps) {
  return (
    <NumberInput
      prefix="$"
      thousandSeparator=","
      decimalScale={2}
      fixedDecimalScale
      allowNegative={false}
      hideControls
      inputMode="decimal"
      placeholder="$0.00"
      {...props}
      value={value === null ? '' : value / 100}
      // A typed dollar amount times 100 may miss its whole number by a hair: 1.15 * 100 = 114.99…
      onChange={(dollars) => onChange?.(typeof dollars === 'number' ? Math.round(dollars * 100) : null)}
    />
  );
}
