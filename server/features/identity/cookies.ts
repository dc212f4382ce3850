import type { Services } from '#server/platform/graphql/context.ts';

const isSecure = ({ publicUrl }: Services): boolean => publicUrl.startsWith('https:');

/** With https under a name that browsers let nobody set but over https: a page on plain http of the same host cannot plant one. */
export const cookieName = (services: Services, name: string): string =>
  isSecure(services) ? `__Secure-${name}` : name;

/** Read by no script, sent by no other site's requests but a link's, and to the API alone where no other path is named. */
export const cookieOptions = (services: Services, path = '/graphql') => ({
  path,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(services),
});
