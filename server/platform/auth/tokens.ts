import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { type Grants, grantsOf, type MemberRole } from '#domain/permissions.ts';
import type { Member } from './viewer.ts';

export const accessTokenSeconds = 15 * 60;
const issuer = 'whorl';

interface Claims {
  sub: string;
  biz: string;
  sid: string;
  role: MemberRole;
  /** Version of the member's rights; tokens of an earlier version are refused. */
  ver: number;
  /** Omitted where the role implies them. */
  grants?: Grants;
  exp: number;
}

const tokenBytes = 24;

/** Returns a random token for a link or a cookie: 192 bits, URL-safe. Only its hash is stored. */
export const randomToken = (): string => randomBytes(tokenBytes).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Derives a key for one purpose. A KeyObject, because verifying with one takes 6 µs instead of 40 with a Buffer. */
export const keyFor = (purpose: string, secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

/** Size of the cache of verified tokens, which saves checking the signature on each request. */
const mostKnown = 10_000;

export class AccessTokens {
  private readonly key: KeyObject;
  private readonly known = new LRUCache<string, Member>({ max: mostKnown });

  constructor(secret: string) {
    this.key = keyFor('whorl access tokens', secret);
  }

  issue(member: Member): string {
    const { businessId: biz, sessionId: sid, role, rights: ver, grants } = member;
    const claims: Omit<Claims, 'sub' | 'exp'> = { biz, sid, role, ver, ...(isTold(member) && { grants }) };
    return jwt.sign(claims, this.key, {
      algorithm: 'HS256',
      subject: member.userId,
      issuer,
      expiresIn: accessTokenSeconds,
    });
  }

  /** Returns the member that the token identifies, or undefined if it is invalid or expired. */
  read(token: string): Member | undefined {
    const known = this.known.get(token);
    if (known) return known;
    try {
      const claims = jwt.verify(token, this.key, { algorithms: ['HS256'], issuer }) as unknown as Claims;
      const member: Member = {
        kind: 'member',
        userId: claims.sub,
        businessId: claims.biz,
        sessionId: claims.sid,
        role: claims.role,
        rights: claims.ver,
        grants: claims.grants ?? (claims.role === 'CUSTOM' ? {} : grantsOf(claims.role)),
      };
      this.known.set(token, member, { ttl: claims.exp * 1000 - Date.now() });
      return member;
    } catch {
      return undefined;
    }
  }
}

/** Whether the rights must be in the token: for custom roles, and for members with no rights left. */
const isTold = ({ role, grants }: Member) => role === 'CUSTOM' || Object.keys(grants).length === 0;

/** Tokens that continue a session. The first is random; each later one is derived from its predecessor. */
export class RefreshTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = keyFor('whorl refresh tokens', secret);
  }

  /**
   * Returns the only valid successor of a token. Deterministic, so that concurrent refreshes get the same one; keyed, so that
   * only the server can derive it.
   */
  successorOf(token: string): string {
    return createHmac('sha256', this.key).update(token).digest().subarray(0, tokenBytes).toString('base64url');
  }
}

/** The file that a ticket grants access to, and for whom it was issued. */
export interface DownloadTicket {
  fileId: string;
  businessId: string;
  userId: string;
  sessionId: string;
  /** Version of the member's rights at issue; a later version invalidates the ticket. */
  rights: number;
}

/** The quote or invoice whose PDF a ticket grants access to. */
export interface PdfTicket {
  kind: 'quote' | 'invoice';
  id: string;
  businessId: string;
}

/** Signed tickets in URLs, by which a client without headers fetches one file until they expire. */
export class Tickets<Content extends object> {
  private readonly key: KeyObject;

  private constructor(
    purpose: string,
    secret: string,
    private readonly seconds: number,
  ) {
    this.key = keyFor(purpose, secret);
  }

  /** Valid for one hour: long enough for a large download over a slow connection. */
  static forDownloads = (secret: string) => new Tickets<DownloadTicket>('whorl download tickets', secret, 60 * 60);

  /** Valid for 15 minutes: whoever has one needs no session. */
  static forPdfs = (secret: string) => new Tickets<PdfTicket>('whorl PDF tickets', secret, 15 * 60);

  issue(content: Content): string {
    return jwt.sign({ ...content }, this.key, { algorithm: 'HS256', issuer, expiresIn: this.seconds });
  }

  /** Returns undefined if the ticket is invalid or expired. */
  read(ticket: string): Content | undefined {
    try {
      return jwt.verify(ticket, this.key, { algorithms: ['HS256'], issuer }) as unknown as Content;
    } catch {
      return undefined;
    }
  }
}
