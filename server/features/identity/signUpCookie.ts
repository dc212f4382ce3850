import { hashToken } from '#server/platform/auth/tokens.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { validHours } from './accountTokens.ts';
import { cookieName, cookieOptions } from './cookies.ts';

const name = 'whorl_signup';
/** Longer than a confirmation link is valid, because the link can be requested again. */
const maxAge = 3 * validHours.CONFIRM_EMAIL * 60 * 60;

/** Marks this browser as the one that signed up, with the token stored for the sign-up. */
export function setSignUpCookie({ exchange, services }: Context, token: string): void {
  exchange.reply?.setCookie(cookieName(services, name), token, { ...cookieOptions(services), maxAge });
}

export function clearSignUpCookie({ exchange, services }: Context): void {
  exchange.reply?.clearCookie(cookieName(services, name), cookieOptions(services));
}

/** Returns whether this browser made the sign-up. */
export function hasSignedUpHere({ exchange, services }: Context, signUpTokenHash: string | null): boolean {
  const token = exchange.request?.cookies[cookieName(services, name)];
  return token !== undefined && signUpTokenHash !== null && hashToken(token) === signUpTokenHash;
}
