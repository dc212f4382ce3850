import { NumberInput, type NumberInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { useTypedNumber } from './useTypedNumber.ts';

interface MoneyInputProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Cents; null while nothing is entered. */
  value?: number | null;
  onChange?: (cents: number | null) => void;
}

/** An amount typed in dollars, held in cents. */
export function MoneyInput({ value = null, onChange, onFocus, onBlur, ...props }: MoneyInputProps) {
  const dollars = useTypedNumber(value === null ? null : value / 100, (typed) =>
    // A typed dollar amount times 100 may miss its whole number by a hair: 1.15 * 100 = 114.99…
    onChange?.(typed === null ? null : Math.round(typed * 100)),
  );
  // Cents that are filled in while one types would stand in the way of the next digit.
  const [isFocused, setFocused] = useState(false);
  const focusing = (isNow: boolean, then: typeof onFocus) => (event: FocusEvent<HTMLInputElement>) => {
    setFocused(isNow);
    then?.(event);
  };
  return (
    <NumberInput
      prefix="$"
      thousandSeparator=","
      decimalScale={2}
      fixedDecimalScale={!isFocused}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      placeholder="$0.00"
      {...props}
      {...dollars}
      onFocus={focusing(true, onFocus)}
      onBlur={focusing(false, onBlur)}
    />
  );
}
