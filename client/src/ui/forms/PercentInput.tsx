import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';

/** A percentage of up to three decimals. */
export function PercentInput(props: DecimalInputProps) {
  return <DecimalInput suffix="%" placeholder="0%" {...props} />;
}
