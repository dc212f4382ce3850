import type { FastifyRequest } from 'fastify';

const LONGEST_USER_AGENT = 500;

/** The origin of a command: what its HTTP request says about the sender. */
export interface Origin {
  address: string;
  userAgent: string | undefined;
  requestId: string;
}

export const originOf = ({ ip: address, headers, id: requestId }: FastifyRequest): Origin => ({
  address,
  requestId,
  userAgent: headers['user-agent']?.slice(0, LONGEST_USER_AGENT),
});
