import { formatCents } from '#domain/money.ts';
import { readMoney } from '#domain/typedNumber.ts';
import { type NumberFieldProps, TypedNumberInput } from './TypedNumberInput.tsx';

const read = (text: string) => readMoney(text);

/** An amount typed in dollars, stored in cents. */
export const MoneyInput = (props: NumberFieldProps) => (
  <TypedNumberInput placeholder="$0.00" {...props} read={read} write={formatCents} />
);
