import type { Context } from '#server/platform/graphql/context.ts';
import type { Grant } from './sessions.ts';

const name = 'whorl_refresh';
/** Remembered sessions outlive the browser; the others' cookie goes with it. */
const rememberedSeconds = 30 * 24 * 60 * 60;

const options = (context: Context) => ({
  path: '/graphql',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: context.services.publicUrl.startsWith('https:'),
});

export const readRefreshCookie = (context: Context): string | undefined => context.exchange.request?.cookies[name];

export function setRefreshCookie(context: Context, { refreshToken, remembered }: Grant): void {
  context.exchange.reply?.setCookie(name, refreshToken, {
    ...options(context),
    ...(remembered && { maxAge: rememberedSeconds }),
  });
}

export function clearRefreshCookie(context: Context): void {
  context.exchange.reply?.clearCookie(name, options(context));
}
