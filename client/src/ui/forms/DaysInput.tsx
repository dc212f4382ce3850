import { readDays } from '#domain/typedNumber.ts';
import { type NumberFieldProps, TypedNumberInput } from './TypedNumberInput.tsx';

/** A whole number of days. */
export const DaysInput = ({ value, ...props }: NumberFieldProps) => (
  <TypedNumberInput
    inputMode="numeric"
    unit={value === 1 ? 'day' : 'days'}
    value={value}
    {...props}
    read={readDays}
    write={String}
  />
);
