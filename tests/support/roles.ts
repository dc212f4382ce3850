import type { Role } from '#domain/permissions.ts';
import type { TestApp } from './app.ts';
import { GraphQLPerson } from './person.ts';

/** Returns the same person with a token for another role in the business. */
export function inRole(
  { services, address }: TestApp,
  { account, accessToken }: GraphQLPerson,
  role: Role,
): GraphQLPerson {
  const member = services.accessTokens.read(accessToken ?? '');
  if (!member) throw new Error('only somebody who has signed in has a role');
  return new GraphQLPerson(address, account, services.accessTokens.issue({ ...member, role }));
}
