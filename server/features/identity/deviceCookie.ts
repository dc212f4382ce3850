import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { placeOf } from '#server/platform/http/forwarding.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import { type Device, knownDeviceDays } from './devices.ts';

const name = 'whorl_device';

/** The device that asks. A browser that is not known by a cookie yet is given one by `rememberDevice`, once somebody has signed in. */
export function deviceOf(context: Context): Device {
  const {
    exchange: { request, origin },
    services,
  } = context;
  return {
    userAgent: origin?.userAgent,
    address: origin?.address,
    place: request && placeOf(request, services.placeHeaders),
    token: tokenIn(request?.cookies[cookieName(services, name)]),
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
  const { exchange, services } = context;
  exchange.reply?.setCookie(cookieName(services, name), token, {
    ...cookieOptions(services),
    maxAge: knownDeviceDays * 24 * 60 * 60,
  });
}
