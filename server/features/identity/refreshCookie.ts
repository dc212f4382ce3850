import type { Context } from '#server/platform/graphql/context.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import type { Grant } from './sessions.ts';

const name = 'whorl_refresh';
/** Remembered sessions outlive the browser; the others' cookie goes with it. */
const rememberedSeconds = 30 * 24 * 60 * 60;

export const readRefreshCookie = (context: Context): string | undefined =>
  context.exchange.request?.cookies[cookieName(context, name)];

export function setRefreshCookie(context: Context, { refreshToken, remembered }: Grant): void {
  context.exchange.reply?.setCookie(cookieName(context, name), refreshToken, {
    ...cookieOptions(context),
    ...(remembered && { maxAge: rememberedSeconds }),
  });
}

export function clearRefreshCookie(context: Context): void {
  context.exchange.reply?.clearCookie(cookieName(context, name), cookieOptions(context));
}
