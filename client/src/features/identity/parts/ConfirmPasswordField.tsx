import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** The password once more, checked against the first as it is typed. */
export function ConfirmPasswordField({ password, ...props }: PasswordInputProps & { password: string }) {
  const again = String(props.value ?? '');
  const differs = again !== '' && again !== password;
  return (
    <PasswordInput
      label="Confirm Password"
      name="confirmPassword"
      autoComplete="new-password"
      required
      {...props}
      error={props.error ?? (differs ? 'Passwords do not match' : undefined)}
    />
  );
}
