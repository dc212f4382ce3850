import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Inline scripts: color-scheme sets the scheme before the first paint, start-after-paint loads the rest of a public page
 * after it, start-session requests the session while the app's scripts load.
 */
const INLINE_SCRIPTS = ['color-scheme.js', 'start-after-paint.js', 'start-session.js'];

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

export type SecurityHeaders = Record<string, string>;

/** Only geolocation is allowed, for the start of a drive; an injected script cannot use the rest either. */
const PERMISSIONS = 'geolocation=(self), camera=(), display-capture=(), microphone=(), midi=(), serial=(), usb=()';

/**
 * Scripts come from this origin; inline ones are allowed by hash. Inline styles are allowed because the component library
 * sets sizes and colors on elements. Requests are not upgraded to https, because localhost and TLS-terminating proxies use
 * plain http.
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
    // Keeps tokens in links from reaching other sites.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  // The default; cacheable responses override it.
  return { ...headers, 'permissions-policy': PERMISSIONS, 'cache-control': 'no-store' };
}

export function registerSecurityHeaders(http: FastifyInstance, headers: SecurityHeaders): void {
  http.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** Computes the headers once, since they are the same for every response. */
function headersBy(options: HelmetOptions): SecurityHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders() as SecurityHeaders;
}
