import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

const LONGEST_USER_AGENT = 500;

/** From where a command came: what the request that caused it tells. */
export interface Origin {
  address: string;
  userAgent: string | undefined;
  requestId: string;
}

export const originOf = ({ ip: address, headers, id: requestId }: FastifyRequest): Origin =>
  originFrom(headers, { address, requestId });

/** The same for what Fastify does not see: an operation over a socket. */
export const originFrom = (headers: IncomingHttpHeaders, from: Pick<Origin, 'address' | 'requestId'>): Origin => ({
  ...from,
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT),
});
