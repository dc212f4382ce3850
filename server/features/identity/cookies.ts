import type { Context } from '#server/platform/graphql/context.ts';

const isSecure = ({ services }: Context): boolean => services.publicUrl.startsWith('https:');

/** With https under a name that browsers let nobody set but over https: a page on plain http of the same host cannot plant one. */
export const cookieName = (context: Context, name: string): string => (isSecure(context) ? `__Secure-${name}` : name);

/** Read by no script, sent by no other site's requests but a link's, and to the API alone. */
export const cookieOptions = (context: Context) => ({
  path: '/graphql',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(context),
});
