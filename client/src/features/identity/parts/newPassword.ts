import { checkPassword } from '#domain/identity/password.ts';
import { failed } from './authPageToasts.ts';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Whether a chosen password may be sent: allowed, and typed the same twice. */
export const isSendable = ({ password, confirmPassword }: NewPassword) =>
  checkPassword(password).length === 0 && password === confirmPassword;

/** Says by a toast why a chosen password cannot be sent (spec, point 5). */
export function explainPassword({ password }: NewPassword) {
  const [refusal] = checkPassword(password);
  if (refusal) failed('Invalid Password', refusal);
  else failed('Passwords do not match', 'Please make sure your passwords match');
}
