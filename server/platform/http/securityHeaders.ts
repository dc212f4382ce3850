import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * The scripts that documents hold: one sets the color scheme before the first paint, one fetches the rest of a public page
 * after it; one requests the session while the app's scripts are on their way.
 */
const INLINE_SCRIPTS = ['color-scheme.js', 'start-after-paint.js', 'start-session.js'];

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type SecurityHeaders = Record<string, string>;

/** A drive may begin where somebody stands. Nothing here asks for the rest; whatever got into a page could not either. */
const PERMISSIONS = 'geolocation=(self), camera=(), display-capture=(), microphone=(), midi=(), serial=(), usb=()';

/**
 * Scripts come from us alone, and what is inline of ours is known by its hash. Styles may be inline: the component library sets sizes and colors on elements.
 * Plain http stays possible (localhost, or behind a proxy that ends TLS), so nothing is upgraded unasked.
 */
export function securityHeaders(publicUrl: string, clientDir: string): SecurityHeaders {
  const inlineScripts = INLINE_SCRIPTS.map((name) => join(clientDir, name))
    .filter((file) => existsSync(file))
    .map((file) => hashOf(readFileSync(file, 'utf8')));
  const headers = headersBy({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // A link's token must not travel on to other sites.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  // Whatever may be kept says so itself.
  return { ...headers, 'permissions-policy': PERMISSIONS, 'cache-control': 'no-store' };
}

export function registerSecurityHeaders(http: FastifyInstance, headers: SecurityHeaders): void {
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** They are the same for every answer: worked out once, not for each. */
function headersBy(options: HelmetOptions): SecurityHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders() as SecurityHeaders;
}
