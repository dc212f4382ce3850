export const NO_TOTP_CODE = 'Enter the six-digit code';

/** Removes everything but digits, because apps show codes in groups. */
export const totpDigits = (code: string): string => code.replace(/\D/g, '');

/** Returns why a code is not a valid format for an authenticator app (six digits); null where it is. */
export const checkTotpCode = (code: string): string | null => (totpDigits(code).length === 6 ? null : NO_TOTP_CODE);
