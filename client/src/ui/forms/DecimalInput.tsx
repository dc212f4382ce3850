import { readNumber } from '#domain/typedNumber.ts';
import { type NumberFieldProps, TypedNumberInput } from './TypedNumberInput.tsx';

/** A number of zero or more with up to three decimals; the unit may be typed too. */
export const DecimalInput = ({ unit, ...props }: NumberFieldProps) => (
  <TypedNumberInput
    {...props}
    unit={unit}
    read={(text) => readNumber(text, { decimals: 3, units: unit ? [unit] : [] })}
    write={(value) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })}
  />
);
