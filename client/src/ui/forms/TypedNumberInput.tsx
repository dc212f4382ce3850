import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { type TypedNumber, UNREADABLE } from '#domain/typedNumber.ts';

/** What number fields of every kind are given. */
export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Null while nothing is entered. */
  value?: number | null;
  /** Told the number, null for none, or UNREADABLE. */
  onChange?: (value: number | null) => void;
  /** Shown after the figure. */
  unit?: string;
}

interface TypedNumberInputProps extends NumberFieldProps {
  read: (text: string) => TypedNumber;
  /** How the number is written while nobody is typing. */
  write: (value: number) => string;
}

/**
 * A field for a number that keeps the text as it is typed. A text that cannot be read stays, with the reason beside it once
 * the field is left or the form is sent. A readable one is written in full when the field is left; its value never changes.
 */
export function TypedNumberInput({
  value = null,
  onChange,
  onBlur,
  read,
  write,
  unit,
  error,
  ...props
}: TypedNumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  // A number that the form changed by itself replaces the text.
  const isCurrent = typed !== undefined && Object.is(numberOf(read(typed)), value);
  const problem = isCurrent ? read(typed).problem : undefined;
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      rightSection={unit && <Text c="dimmed">{unit}</Text>}
      rightSectionWidth={unit && unit.length > 1 ? 64 : undefined}
      rightSectionPointerEvents="none"
      {...props}
      error={problem && (isLeft || error) ? problem : error}
      value={isCurrent ? typed : value === null || Number.isNaN(value) ? '' : write(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (read(text).problem === undefined) setLeft(false);
        onChange?.(numberOf(read(text)));
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setLeft(true);
        if (!problem) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

const numberOf = ({ value }: TypedNumber) => (value === undefined ? UNREADABLE : value);
