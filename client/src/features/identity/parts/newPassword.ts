import { checkPassword } from '#domain/identity/password.ts';
import { failed } from './authPageToasts.ts';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

/** Returns whether a new password is allowed and was typed the same twice. */
export const isSendable = ({ password, confirmPassword }: NewPassword) =>
  checkPassword(password).length === 0 && password === confirmPassword;

/** Shows a toast that says why a new password cannot be submitted (spec, point 5). */
export function explainPassword({ password }: NewPassword) {
  const [refusal] = checkPassword(password);
  if (refusal) failed('Invalid Password', refusal);
  else failed('Passwords do not match', 'Please make sure your passwords match');
}
