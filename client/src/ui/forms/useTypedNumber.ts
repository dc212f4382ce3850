import { useState } from 'react';

/** A number's text as it stands in the field, or the number. */
type Typed = string | number;

/**
 * Keeps what is being typed into a number field ("9.", "40.00") while the form holds the number that it stands for,
 * or null for an empty field. A number that the form changes by itself is shown anew.
 */
export function useTypedNumber(value: number | null, onChange?: (value: number | null) => void) {
  const [typed, setTyped] = useState<Typed>(value ?? '');
  return {
    value: numberOf(typed) === value ? typed : (value ?? ''),
    onChange: (next: Typed) => {
      setTyped(next);
      onChange?.(numberOf(next));
    },
  };
}

const numberOf = (typed: Typed) => (typed === '' || Number.isNaN(Number(typed)) ? null : Number(typed));
