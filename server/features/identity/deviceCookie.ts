import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Context } from '#server/platform/graphql/context.ts';
import { placeOf } from '#server/platform/http/forwarding.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import { type Device, knownDeviceDays } from './devices.ts';

const name = 'whorl_device';

/** Returns the requesting device. `rememberDevice` sets the cookie of an unknown browser after a sign-in. */
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

/** Like deviceOf, for a browser that is about to receive a cookie. */
export function browserOf(context: Context): Device {
  const device = deviceOf(context);
  return { ...device, token: device.token ?? randomToken() };
}

/** Accepts only values in the format that we issue. */
const tokenIn = (cookie: string | undefined) => (cookie && /^[\w-]{32}$/.test(cookie) ? cookie : undefined);

export function rememberDevice(context: Context, { token }: Device): void {
  if (!token) return;
  const { exchange, services } = context;
  exchange.reply?.setCookie(cookieName(services, name), token, {
    ...cookieOptions(services),
    maxAge: knownDeviceDays * 24 * 60 * 60,
  });
}
