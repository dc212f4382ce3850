import { NumberInput, type NumberInputProps } from '@mantine/core';

interface PercentInputProps extends Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Percent, up to three decimals; null while nothing is entered. */
  value?: number | null;
  onChange?: (percent: number | null) => void;
}

export function PercentInput({ value = null, onChange, ...props }: PercentInputProps) {
  return (
    <NumberInput
      suffix="%"
      decimalScale={3}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      placeholder="0%"
      {...props}
      value={value ?? ''}
      onChange={(percent) => onChange?.(typeof percent === 'number' ? percent : null)}
    />
  );
}
