import { DecimalInput } from './DecimalInput.tsx';
import type { NumberFieldProps } from './TypedNumberInput.tsx';

/** A percentage with up to three decimals. */
export const PercentInput = (props: NumberFieldProps) => <DecimalInput unit="%" placeholder="0" {...props} />;
