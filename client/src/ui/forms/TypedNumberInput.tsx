import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import { type TypedNumber, UNREADABLE } from '#domain/typedNumber.ts';

/** Props that all number fields share. */
export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Null while nothing is entered. */
  value?: number | null;
  /** Called with the number, null if empty, or UNREADABLE. */
  onChange?: (value: number | null) => void;
  /** Shown after the number. */
  unit?: string;
}

interface TypedNumberInputProps extends NumberFieldProps {
  read: (text: string) => TypedNumber;
  /** Formats the number while the field is not being edited. */
  write: (value: number) => string;
}

/**
 * A number field that keeps the text as typed. Text that cannot be parsed stays, and its problem shows once the field
 * is left or the form is sent. Text that can be parsed is formatted when the field is left, without changing its value.
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
  // A value that the form itself set replaces the text.
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
