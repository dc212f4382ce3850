import type { Context } from '#server/platform/graphql/context.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import type { Grant } from './sessions.ts';

const name = 'whorl_refresh';
/** The cookie of a remembered session persists; others are session cookies. */
const rememberedSeconds = 30 * 24 * 60 * 60;

export const readRefreshCookie = ({ exchange, services }: Context): string | undefined =>
  exchange.request?.cookies[cookieName(services, name)];

export function setRefreshCookie(context: Context, { refreshToken, remembered }: Grant): void {
  const { exchange, services } = context;
  const lasting = remembered ? { maxAge: rememberedSeconds } : {};
  exchange.reply?.setCookie(cookieName(services, name), refreshToken, { ...cookieOptions(services), ...lasting });
}

export function clearRefreshCookie(context: Context): void {
  const { exchange, services } = context;
  exchange.reply?.clearCookie(cookieName(services, name), cookieOptions(services));
}
