import { PasswordInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ConfirmPasswordField } from './ConfirmPasswordField.tsx';
import type { NewPassword } from './newPassword.ts';
import { PasswordPanel } from './PasswordPanel.tsx';

interface NewPasswordFieldsProps<Values extends NewPassword> {
  form: UseFormReturnType<Values>;
  label?: string;
}

/** A password is chosen in two fields, with its rules between them. */
export function NewPasswordFields<Values extends NewPassword>({
  form,
  label = 'Password',
}: NewPasswordFieldsProps<Values>) {
  const { password } = form.values;
  return (
    <>
      <PasswordInput
        label={label}
        name="password"
        autoComplete="new-password"
        required
        {...form.getInputProps('password')}
      />
      <PasswordPanel password={password} />
      <ConfirmPasswordField password={password} {...form.getInputProps('confirmPassword')} />
    </>
  );
}
