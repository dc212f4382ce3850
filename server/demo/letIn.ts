import { UserEntity } from '#db/entities/index.ts';
import { confirmEmail, issueAccountToken, resetPassword, signUp } from '#server/features/identity/index.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { Services } from '#server/platform/graphql/context.ts';

interface Person {
  fullName: string;
  email: string;
  password: string;
  isNew: boolean;
}

/** Signs the demo's owner up at the first start; at each start gives them a new password. Answers an access token. */
export async function letIn({ commands, accessTokens }: Services, { isNew, ...person }: Person): Promise<string> {
  const passwordHash = await hashPassword(person.password);
  if (isNew)
    await commands.runForAccount(
      signUp,
      { ...person, betaToken: undefined, timeZone: 'America/Los_Angeles' },
      passwordHash,
    );
  const tokenFor = (purpose: 'CONFIRM_EMAIL' | 'RESET_PASSWORD') =>
    commands.runForAccount(issueTo, person.email, purpose);
  await commands.runForAccount(resetPassword, await tokenFor('RESET_PASSWORD'), passwordHash);
  const { member } = await commands.runForAccount(confirmEmail, await tokenFor('CONFIRM_EMAIL'), {
    userAgent: 'demo',
    address: undefined,
  });
  return accessTokens.issue(member);
}

async function issueTo(work: AccountWork, email: string, purpose: 'CONFIRM_EMAIL' | 'RESET_PASSWORD'): Promise<string> {
  const user = await work.em.findOneOrFail(UserEntity, { email });
  return issueAccountToken(work, { userId: user.id, purpose });
}
