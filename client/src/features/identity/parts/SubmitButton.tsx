import { Button } from '@mantine/core';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** The form cannot be sent yet. The button says so but still takes Enter and clicks, so that the form can say why. */
  blocked?: boolean;
}

export function SubmitButton({ label, busyLabel, busy, blocked = false }: SubmitButtonProps) {
  const disabled = busy || blocked;
  return (
    <Button type="submit" fullWidth aria-disabled={disabled} data-disabled={disabled || undefined}>
      {busy ? busyLabel : label}
    </Button>
  );
}
