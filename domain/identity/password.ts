export { looksLikeEmail, normalizeEmail } from './email.ts';

const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 72;

const PASSWORD_MESSAGES = {
  tooShort: 'Password must be at least 6 characters',
  tooLong: 'Password must not exceed 72 characters',
  invalidCharacters: 'Password contains invalid characters',
} as const;

/** The special characters that a password may contain. */
export const PASSWORD_SPECIALS = '!@#$%^&*()_+-=[]{}|;:\'",.<>?/~`';

const isSpecial = (character: string) => PASSWORD_SPECIALS.includes(character);
const isAllowed = (character: string) => /[A-Za-z0-9]/.test(character) || isSpecial(character);

/** Returns all rules that a password violates; empty for a valid one. */
export function checkPassword(password: string): string[] {
  const errors: string[] = [];
  if (password.length < PASSWORD_MIN_LENGTH) errors.push(PASSWORD_MESSAGES.tooShort);
  if (password.length > PASSWORD_MAX_LENGTH) errors.push(PASSWORD_MESSAGES.tooLong);
  if (![...password].every(isAllowed)) errors.push(PASSWORD_MESSAGES.invalidCharacters);
  return errors;
}

/** One of the five criteria of password strength. Only the length is required. */
export interface PasswordCriterion {
  key: 'length' | 'uppercase' | 'lowercase' | 'digit' | 'special';
  label: string;
  required: boolean;
  met: boolean;
}

export type PasswordLevel = 'weak' | 'medium' | 'strong';

/** Returns how many of the five criteria a password meets: five are strong, three or four medium, fewer weak. */
export function passwordStrength(password: string): {
  score: number;
  level: PasswordLevel;
  criteria: PasswordCriterion[];
} {
  const criteria: PasswordCriterion[] = [
    {
      key: 'length',
      label: `At least ${PASSWORD_MIN_LENGTH} characters`,
      required: true,
      met: password.length >= PASSWORD_MIN_LENGTH,
    },
    { key: 'uppercase', label: 'An uppercase letter', required: false, met: /[A-Z]/.test(password) },
    { key: 'lowercase', label: 'A lowercase letter', required: false, met: /[a-z]/.test(password) },
    { key: 'digit', label: 'A digit', required: false, met: /[0-9]/.test(password) },
    { key: 'special', label: 'A special character', required: false, met: [...password].some(isSpecial) },
  ];
  const score = criteria.filter(({ met }) => met).length;
  return { score, level: score === 5 ? 'strong' : score >= 3 ? 'medium' : 'weak', criteria };
}
