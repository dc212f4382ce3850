import { GraphQLPerson } from './person.ts';

export const VIEW_TEST_DATA = 'mutation { viewTestData { accessToken } }';

/** Switches a person's session to test data and returns it as a client. */
export async function inTestMode(person: GraphQLPerson): Promise<GraphQLPerson> {
  const { viewTestData } = await person.ask(VIEW_TEST_DATA);
  return new GraphQLPerson(person.address, person.account, viewTestData.accessToken);
}
