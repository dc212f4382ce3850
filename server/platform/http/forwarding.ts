import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether a trusted proxy forwarded the request, so that its headers can be believed. */
const cameByTrustedProxy = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

/** Warns once about an untrusted proxy: all its visitors have one address and so share rate limits. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let wasTold = false;
  app.addHook('onRequest', async (request) => {
    if (wasTold || request.headers['x-forwarded-for'] === undefined || cameByTrustedProxy(request)) return;
    wasTold = true;
    request.log.warn(
      { peer: request.socket.remoteAddress },
      'ignored X-Forwarded-For from an address that is not in TRUST_PROXY',
    );
  });
}

/** Returns the visitor's place from a trusted proxy's headers: "Oakland, CA, US". */
export function placeOf(request: FastifyRequest, headers: readonly string[]): string | undefined {
  if (!cameByTrustedProxy(request)) return undefined;
  const parts = headers.map((name) => String(request.headers[name] ?? '').trim()).filter(isShowable);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const LONGEST_PART = 60;
const isShowable = (part: string) => part !== '' && part.length <= LONGEST_PART && !/\p{Cc}/u.test(part);
