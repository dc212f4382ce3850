import { UserEntity } from '#db/entities/index.ts';
import { addBusiness } from '#server/features/identity/addBusiness.ts';
import { confirmAddress, openSession } from '#server/features/identity/index.ts';
import { hashPassword } from '#server/platform/auth/passwords.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { GraphQLPerson } from './person.ts';

/** The password of every confirmed account. It is hashed once, because a hash takes longer than the rest of a sign-up. */
const PASSWORD = 'Correct-horse1';
const knownPasswordHash = hashPassword(PASSWORD);

/**
 * Makes an account with its business, as signing up does, confirms its address and opens a session; without the mail and the two
 * hashes. GraphQLPerson.signUp does it through the API, for servers of another process and for tests of signing up.
 */
export async function confirmedAccount(
  { services, address }: { services: Services; address: string },
  { fullName, email }: { fullName: string; email: string },
): Promise<GraphQLPerson> {
  const account = { fullName, email, passwordHash: await knownPasswordHash };
  const { member } = await services.commands.runForAccount(async (work: AccountWork) => {
    const user = work.em.create(UserEntity, account);
    await addBusiness(work, user, { name: fullName, timeZone: null });
    await work.em.flush();
    await confirmAddress(work, user);
    return openSession(work, user, DEVICE, { with: 'MAILED_LINK', remembered: false });
  });
  return new GraphQLPerson(address, { fullName, email, password: PASSWORD }, services.accessTokens.issue(member));
}

/** What fetch tells of itself. */
const DEVICE = { userAgent: 'node', address: '127.0.0.1' };
