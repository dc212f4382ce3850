import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { type Grants, grantsOf, type MemberRole } from '#domain/permissions.ts';
import type { Member } from './viewer.ts';

export const accessTokenSeconds = 15 * 60;
const issuer = 'whorl';

/** As long as a large download may take on a slow line. */
const downloadTicketSeconds = 60 * 60;

interface Claims {
  sub: string;
  biz: string;
  sid: string;
  role: MemberRole;
  /** Of the member's rights: tokens of an earlier version are worthless. */
  ver: number;
  /** Left out where they follow from the role. */
  grants?: Grants;
  exp: number;
}

interface TicketClaims {
  sub: string;
  biz: string;
  sid: string;
  ver: number;
  file: string;
}

const tokenBytes = 24;

/** A random token for a link or a cookie: 192 bits, safe in URLs. Stored only as its hash. */
export const randomToken = (): string => randomBytes(tokenBytes).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A key for one purpose. As a KeyObject: verifying with one takes 6 µs against 40 with a Buffer. */
export const keyFor = (purpose: string, secret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

/** Of so many tokens it is remembered that they are good: a signature is worked out once, and not with each request. */
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

  /** Who the token speaks for, or undefined where it is not ours, was tampered with or has expired. */
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

/** Rights that do not follow from the role: of one that the business made, and of somebody who may do nothing any more. */
const isTold = ({ role, grants }: Member) => role === 'CUSTOM' || Object.keys(grants).length === 0;

/** The tokens that keep a session going. The first of a session is random, each further one follows from the one before. */
export class RefreshTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = keyFor('whorl refresh tokens', secret);
  }

  /** The one token that may come after this one: whoever asks twice is told the same, and only we can work it out. */
  successorOf(token: string): string {
    return createHmac('sha256', this.key).update(token).digest().subarray(0, tokenBytes).toString('base64url');
  }
}

/** What a ticket lets its bearer fetch, and on whose behalf it was given. */
export interface DownloadTicket {
  fileId: string;
  businessId: string;
  userId: string;
  sessionId: string;
  /** As they were when it was given: others make it worthless. */
  rights: number;
}

/** Lets a browser fetch one file by its address alone, as downloads do that can go on after a break. */
export class DownloadTickets {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = keyFor('whorl download tickets', secret);
  }

  issue({ fileId, businessId, userId, sessionId, rights }: DownloadTicket): string {
    const claims = { file: fileId, biz: businessId, sid: sessionId, ver: rights };
    return jwt.sign(claims, this.key, {
      algorithm: 'HS256',
      subject: userId,
      issuer,
      expiresIn: downloadTicketSeconds,
    });
  }

  /** Undefined where it is not ours, was tampered with or has expired. */
  read(ticket: string): DownloadTicket | undefined {
    try {
      const claims = jwt.verify(ticket, this.key, { algorithms: ['HS256'], issuer }) as unknown as TicketClaims;
      const { file: fileId, biz: businessId, sub: userId, sid: sessionId, ver: rights } = claims;
      return { fileId, businessId, userId, sessionId, rights };
    } catch {
      return undefined;
    }
  }
}
