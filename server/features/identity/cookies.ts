import type { Services } from '#server/platform/graphql/context.ts';

const isSecure = ({ publicUrl }: Services): boolean => publicUrl.startsWith('https:');

/**
 * With https, adds a name prefix that browsers accept only over https, so that a plain http page of the same host
 * cannot set the cookie.
 */
export const cookieName = (services: Services, name: string): string =>
  isSecure(services) ? `__Secure-${name}` : name;

/** HttpOnly, SameSite=Lax, and limited to the API's path unless another one is given. */
export const cookieOptions = (services: Services, path = '/graphql') => ({
  path,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(services),
});
