import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { NoAnswerError, noAnswer } from './NoAnswerError.ts';
import { isPublicAddress } from './publicAddress.ts';
import { type ResolveHost, resolveHost } from './resolveHost.ts';

/** Time limit for a request, including the DNS lookup. */
const ANSWER_WITHIN_SECONDS = 15;
/** Maximum number of bytes read from a response. */
const ANSWER_BYTES = 1024;
/** Names reserved for private use (RFC 6761, 6762, 8375, and ICANN's .internal). */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|onion)$/;

export interface Answer {
  status: number;
  /** The beginning of the response, as text. */
  beginning: string;
}

interface OutgoingSettings {
  /** Whether http://127.0.0.1 is allowed, for development and tests. */
  toLoopback: boolean;
  resolve?: ResolveHost;
  answerWithinSeconds?: number;
}

/**
 * Sends HTTP requests to addresses that users enter, without exposing the internal network (SSRF): a name is resolved once,
 * all of its addresses must be public, and the connection uses only those. Redirects are not followed.
 */
export class Outgoing {
  private readonly toLoopback: boolean;
  private readonly resolve: ResolveHost;
  private readonly seconds: number;

  constructor({ toLoopback, resolve = resolveHost, answerWithinSeconds = ANSWER_WITHIN_SECONDS }: OutgoingSettings) {
    this.toLoopback = toLoopback;
    this.resolve = resolve;
    this.seconds = answerWithinSeconds;
  }

  /** Returns why an address is not allowed, for the person who entered it; undefined if it is. */
  refusal(address: string): string | undefined {
    const { protocol, username, password, port, hostname } = new URL(address);
    if (username || password) return 'Remove the username and password from the URL';
    if (this.toLoopback && isLoopback(address)) return undefined;
    if (protocol !== 'https:') return 'The URL must start with https://';
    if (port !== '' && Number(port) < 1024) return 'Use port 443, or one from 1024 on';
    const host = hostOf(hostname);
    const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && !PRIVATE_NAMES.test(host);
    return isPublic ? undefined : 'The address must lead to a host on the public internet';
  }

  /** Posts a body and returns the response. Throws NoAnswerError. */
  async post(address: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const refusal = this.refusal(address);
    if (refusal) throw new NoAnswerError(refusal);
    const url = new URL(address);
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // No agent: a pooled connection was checked for another name.
      agent: false as const,
      lookup: this.lookup,
      signal: AbortSignal.timeout(this.seconds * 1000),
    };
    try {
      return await new Promise((resolve, reject) => {
        const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options, (response) =>
          resolve(answerOf(response)),
        );
        request.on('error', reject);
        request.end(body);
      });
    } catch (error) {
      throw noAnswer(error, this.seconds);
    }
  }

  /** Resolves the name once for the connection, which uses only the returned addresses. */
  private readonly lookup: LookupFunction = (host, { all }, done) => {
    this.publicAddressesOf(host).then(
      (found) => (all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)),
      (error) => done(error, []),
    );
  };

  private async publicAddressesOf(host: string) {
    const found = await this.resolve(host);
    if (found.length === 0) throw new NoAnswerError('The host’s name could not be resolved');
    if (!found.every(({ address }) => isPublicAddress(address)))
      throw new NoAnswerError('The host’s name leads to an address that is not on the public internet');
    return found;
  }
}

const isLoopback = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && hostname === '127.0.0.1';
};

/** Removes an IPv6 address's brackets, and a name's trailing dot. */
const hostOf = (hostname: string) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= ANSWER_BYTES) break;
    }
  } catch {
    // The body was cut off, but the status has arrived.
  }
  response.destroy();
  // PostgreSQL's text cannot hold NUL.
  const beginning = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
  return { status: response.statusCode ?? 0, beginning };
}
