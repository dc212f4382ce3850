import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { NoAnswerError, noAnswer } from './NoAnswerError.ts';
import { isPublicAddress } from './publicAddress.ts';
import { type ResolveHost, resolveHost } from './resolveHost.ts';

/** How long an answer is waited for, from the name's look-up on. */
const ANSWER_WITHIN_SECONDS = 15;
/** As much of an answer as is looked at. */
const ANSWER_BYTES = 1024;
/** Names that are nobody's on the internet (RFC 6761, 6762, 8375, and ICANN's own for private use). */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|onion)$/;

export interface Answer {
  status: number;
  /** How it began, as text. */
  beginning: string;
}

interface OutgoingSettings {
  /** Whether http://127.0.0.1 may be reached: for development and tests. */
  toLoopback: boolean;
  resolve?: ResolveHost;
  answerWithinSeconds?: number;
}

/**
 * The way to addresses that strangers chose. It leads to the public internet alone: a name is looked up once, every
 * address that it has must be public, and the connection goes to just those. Redirects are not followed.
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

  /** Why nothing may be sent to an address, for whoever entered it; undefined where nothing is wrong with it as it stands. */
  refusal(address: string): string | undefined {
    const { protocol, username, password, port, hostname } = new URL(address);
    if (username || password) return 'Leave the name and the password out of the address';
    if (this.toLoopback && isLoopback(address)) return undefined;
    if (protocol !== 'https:') return 'The address must begin with https://';
    if (port !== '' && Number(port) < 1024) return 'Use port 443, or one from 1024 on';
    const host = hostOf(hostname);
    const isPublic = isIP(host) ? isPublicAddress(host) : host.includes('.') && !PRIVATE_NAMES.test(host);
    return isPublic ? undefined : 'The address must lead to a host on the public internet';
  }

  /** Sends a body and answers what came back. Throws NoAnswerError. */
  async post(address: string, headers: Record<string, string>, body: string): Promise<Answer> {
    const refusal = this.refusal(address);
    if (refusal) throw new NoAnswerError(refusal);
    const url = new URL(address);
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: none that was checked for another name is used again.
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

  /** What the connection asks for the name's addresses, once: it connects to what is answered here and to nothing else. */
  private readonly lookup: LookupFunction = (host, { all }, done) => {
    this.publicAddressesOf(host).then(
      (found) => (all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)),
      (error) => done(error, []),
    );
  };

  private async publicAddressesOf(host: string) {
    const found = await this.resolve(host);
    if (found.length === 0) throw new NoAnswerError('The host’s name leads nowhere');
    if (!found.every(({ address }) => isPublicAddress(address)))
      throw new NoAnswerError('The host’s name leads to an address that is not on the public internet');
    return found;
  }
}

const isLoopback = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && hostname === '127.0.0.1';
};

/** Without an IPv6 address's brackets, and the dot that a name may end with. */
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
    // Cut off in the midst: the status has come all the same.
  }
  response.destroy();
  // No text of the database holds a NUL.
  const beginning = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
  return { status: response.statusCode ?? 0, beginning };
}
