import { createHash, timingSafeEqual } from 'node:crypto';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Query parameter and cookie that carry the sandbox token. */
const TOKEN_PARAMETER = 'token';
const TOKEN_COOKIE = 'whorl_sandbox';
const SANDBOX_PATH = '/sandbox';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Headers that show that a proxy passed a request on. A proxy that sends none of them is not recognized. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const isLoopback = proxyAddr.compile(['loopback']);

export interface SandboxAccess {
  /** Opens the sandboxes to a browser on another machine. */
  token: string;
  /** How people reach Whorl; asked for at each request, because the port may be known only after the start. */
  publicUrl: () => string;
}

/** Returns the URL of a sandbox page with the token, for access from another machine. */
export const sandboxUrl = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${SANDBOX_PATH}/${path}?${TOKEN_PARAMETER}=${token}`;

/**
 * Serves sandbox pages only to this machine, or with the token. The sandbox mailbox holds password reset links, so reading
 * it can take over any account. While PUBLIC_URL names another host, even requests that look local need the token, because
 * a local reverse proxy that sends no X-Forwarded-For makes every request look local.
 */
export function guardSandbox({ token, publicUrl }: SandboxAccess) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isLocal(request) && isLocalUrl(publicUrl())) return;
    const given = (request.query as Record<string, unknown>)[TOKEN_PARAMETER];
    if (isToken(given, token)) {
      reply.setCookie(TOKEN_COOKIE, token, {
        path: SANDBOX_PATH,
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl().startsWith('https:'),
      });
      return;
    }
    if (isToken(request.cookies[TOKEN_COOKIE], token)) return;
    return refuse(request, reply);
  };
}

/** Serves the sandbox's API only to this machine: its client is this server, which has a key. */
export async function allowLocalOnly(request: FastifyRequest, reply: FastifyReply) {
  if (!isLocal(request)) return refuse(request, reply);
}

/**
 * Whether a request comes from this machine and is addressed to it. Checks the Host header against DNS rebinding, in which
 * another site's name resolves to 127.0.0.1.
 */
function isLocal(request: FastifyRequest): boolean {
  const forwardedFor = request.headers['x-forwarded-for'] !== undefined;
  const isProxied = PROXY_HEADERS.some((name) => request.headers[name] !== undefined);
  const isAddressKnown = !isProxied || (forwardedFor && (request.ips?.length ?? 0) > 1);
  const hosts = [request.headers.host ?? '', request.host];
  return isAddressKnown && isLoopback(request.ip, 0) && hosts.every((host) => LOCAL_HOST.test(host));
}

/** Empty before the server listens, when only the server itself can send requests. */
const isLocalUrl = (url: string) => url === '' || LOCAL_HOST.test(new URL(url).host);

function isToken(given: unknown, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(token));
}

const REASON =
  'This page belongs to a sandbox and is open only on the machine that Whorl runs on. From another machine, open it with the address that Whorl printed at its start, which ends with a token.';

function refuse(request: FastifyRequest, reply: FastifyReply) {
  request.refusalCode = 'FORBIDDEN';
  reply.code(403).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html'))
    return reply.send({ errors: [{ message: REASON, extensions: { code: 'FORBIDDEN' } }] });
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(refusalPage);
}

const refusalPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>Sandbox: not open from here</title>
<style>body { max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }</style></head>
<body><main><h1>The sandbox is not open from here</h1><p>${REASON}</p>
<p>Are you a customer who came here to pay? No payment was taken. Ask the business that sent you the link: its installation of Whorl is not connected to a payment processor yet.</p></main></body>
</html>`;
