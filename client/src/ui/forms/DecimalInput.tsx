import { NumberInput, type NumberInputProps } from '@mantine/core';
import { isWithinReason, useTypedNumber } from './useTypedNumber.ts';

export interface DecimalInputProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Up to three decimals; null while nothing is entered. */
  value?: number | null;
  onChange?: (value: number | null) => void;
}

/** A figure of nothing or more, with its unit as the suffix. */
export function DecimalInput({ value = null, onChange, onBlur, ...props }: DecimalInputProps) {
  return (
    <NumberInput
      decimalScale={3}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      isAllowed={isWithinReason}
      {...props}
      {...useTypedNumber({ value, onChange, onBlur })}
    />
  );
}
