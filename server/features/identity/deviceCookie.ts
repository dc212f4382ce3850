import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { placeOf } from '#server/platform/http/forwarding.ts';
import { type Device, knownDeviceDays } from './devices.ts';

const name = 'whorl_device';

/** The device that asks. A browser that is not known by a cookie yet is given one by `rememberDevice`, once somebody has signed in. */
export function deviceOf({ exchange: { request }, services }: Context): Device {
  return {
    userAgent: request?.headers['user-agent'],
    address: request?.ip,
    place: request && placeOf(request, services.placeHeaders),
    token: tokenIn(request?.cookies[name]),
  };
}

/** The same for a browser that will keep a cookie. */
export function browserOf(context: Context): Device {
  const device = deviceOf(context);
  return { ...device, token: device.token ?? randomToken() };
}

/** Only what we may have made ourselves. */
const tokenIn = (cookie: string | undefined) => (cookie && /^[\w-]{32}$/.test(cookie) ? cookie : undefined);

export function rememberDevice(context: Context, { token }: Device): void {
  if (!token) return;
  context.exchange.reply?.setCookie(name, token, {
    path: '/graphql',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.services.publicUrl.startsWith('https:'),
    maxAge: knownDeviceDays * 24 * 60 * 60,
  });
}
