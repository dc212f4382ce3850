export const NO_TOTP_CODE = 'The code has six digits';

/** The digits of a code as it was typed: apps show them in groups. */
export const totpDigits = (code: string): string => code.replace(/\D/g, '');

/** What is wrong with the code of an authenticator app (RFC 6238; apps have six digits); null where nothing is. */
export const checkTotpCode = (code: string): string | null => (totpDigits(code).length === 6 ? null : NO_TOTP_CODE);
