import { sql } from 'kysely';
import type { AccountTokenPurpose } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';

/** A valid mailed link and its account. */
export interface FoundLink {
  userId: string;
  purpose: AccountTokenPurpose;
  email: string;
  newEmail: string | null;
  passwordHash: string;
  signUpTokenHash: string | null;
}

/** Returns the link of a token without spending it. Undefined where it is unknown, spent or expired. */
export async function readLink(database: Database, token: string): Promise<FoundLink | undefined> {
  const asked = sql<FoundLink>`
    select t.user_id as "userId", t.purpose, u.email, t.new_email as "newEmail", u.password_hash as "passwordHash",
      u.sign_up_token_hash as "signUpTokenHash"
    from account_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.used_at is null and t.expires_at > now()
  `;
  const [found] = await queryWithoutTenant(database, asked);
  return found;
}
