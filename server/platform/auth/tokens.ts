import { createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Role } from '#domain/permissions.ts';
import type { Member } from './viewer.ts';

export const accessTokenSeconds = 15 * 60;
const issuer = 'whorl';

interface Claims {
  sub: string;
  biz: string;
  sid: string;
  role: Role;
}

/** A random token for a link or a cookie: 192 bits, safe in URLs. Stored only as its hash. */
export const randomToken = (): string => randomBytes(24).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export class AccessTokens {
  /** A KeyObject: verifying with one takes 6 µs against 40 with a Buffer. */
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'whorl access tokens', 32)));
  }

  issue(member: Member): string {
    const claims: Omit<Claims, 'sub'> = { biz: member.businessId, sid: member.sessionId, role: member.role };
    return jwt.sign(claims, this.key, {
      algorithm: 'HS256',
      subject: member.userId,
      issuer,
      expiresIn: accessTokenSeconds,
    });
  }

  /** Who the token speaks for, or undefined where it is not ours, was tampered with or has expired. */
  read(token: string): Member | undefined {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: ['HS256'], issuer }) as unknown as Claims;
      return { kind: 'member', userId: claims.sub, businessId: claims.biz, sessionId: claims.sid, role: claims.role };
    } catch {
      return undefined;
    }
  }
}
