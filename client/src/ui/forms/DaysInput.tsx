import { readNumber } from '#domain/typedNumber.ts';
import { type NumberFieldProps, TypedNumberInput } from './TypedNumberInput.tsx';

const read = (text: string) => readNumber(text, { decimals: 0, units: ['days', 'day'] });

/** A whole number of days. */
export const DaysInput = ({ value, ...props }: NumberFieldProps) => (
  <TypedNumberInput
    inputMode="numeric"
    unit={value === 1 ? 'day' : 'days'}
    value={value}
    {...props}
    read={read}
    write={String}
  />
);
