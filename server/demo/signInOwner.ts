import { UserEntity } from '#db/entities/index.ts';
import { issueAccountToken, openSession, resetPassword, signUp } from '#server/features/identity/index.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { Services } from '#server/platform/graphql/context.ts';

interface Person {
  fullName: string;
  email: string;
  password: string;
  isNew: boolean;
}

/** Signs up the demo's owner at the first start, and sets a new password at each start. Returns an access token. */
export async function signInOwner({ commands, accessTokens }: Services, { isNew, ...person }: Person): Promise<string> {
  const passwordHash = await hashPassword(person.password);
  if (isNew)
    await commands.runForAccount(
      signUp,
      { ...person, betaToken: undefined, timeZone: 'America/Los_Angeles' },
      passwordHash,
    );
  await commands.runForAccount(resetPassword, await commands.runForAccount(issueReset, person.email), passwordHash);
  const { member } = await commands.runForAccount(openFor, person.email);
  return accessTokens.issue(member);
}

const userOf = (work: AccountWork, email: string) => work.em.findOneOrFail(UserEntity, { email });

async function issueReset(work: AccountWork, email: string): Promise<string> {
  return issueAccountToken(work, { userId: (await userOf(work, email)).id, purpose: 'RESET_PASSWORD' });
}

async function openFor(work: AccountWork, email: string) {
  const device = { userAgent: 'demo', address: undefined };
  return openSession(work, await userOf(work, email), device, { with: 'MAILED_LINK', remembered: false });
}
