import { type FocusEventHandler, useState } from 'react';

/** What stands in a number field: its text, or the number itself. */
type Typed = string | number;

interface NumberField {
  value: number | null;
  onChange?: (value: number | null) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** How the number is written while nobody is typing. */
  write?: (value: number) => Typed;
}

/**
 * Leaves a number field as it is being typed in ("9.", "40.0"), while the form holds the number that the text stands
 * for, or null for none. Once it is left, or the form changes the number by itself, the number is written anew.
 */
export function useTypedNumber({ value, onChange, onBlur, write = (number) => number }: NumberField) {
  const [typed, setTyped] = useState<Typed>();
  const isCurrent = typed !== undefined && numberOf(typed) === value;
  return {
    value: isCurrent ? typed : value === null ? '' : write(value),
    onChange: (next: Typed) => {
      setTyped(next);
      onChange?.(numberOf(next));
    },
    onBlur: ((event) => {
      setTyped(undefined);
      onBlur?.(event);
    }) as FocusEventHandler<HTMLInputElement>,
    // On leaving, Mantine would otherwise write the number its own way, as if it had been typed.
    trimLeadingZeroesOnBlur: false,
    clampBehavior: 'none' as const,
  };
}

/** Refuses digits of which no figure of the trade has as many; exact arithmetic ends somewhere beyond. */
export const isWithinReason = ({ floatValue = 0 }: { floatValue?: number }) => floatValue <= 1e10;

const numberOf = (typed: Typed) => (typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed));
