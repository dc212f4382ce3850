import { NumberInput, type NumberInputProps } from '@mantine/core';

interface DaysInputProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Null while nothing is entered. */
  value?: number | null;
  onChange?: (days: number | null) => void;
}

/** A whole number of days. */
export function DaysInput({ value = null, onChange, ...props }: DaysInputProps) {
  return (
    <NumberInput
      suffix={value === 1 ? ' day' : ' days'}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      inputMode="numeric"
      {...props}
      value={value ?? ''}
      onChange={(days) => onChange?.(typeof days === 'number' ? days : null)}
    />
  );
}
