import { inLanes } from '../../../support/lanes.ts';
import { GraphQLPerson } from '../../../support/person.ts';
import { emailOf, PASSWORD } from '../../api/seed.mjs';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
const OPEN = ['SENT', 'VIEWED', 'PARTIAL'];
const LANES = 4;

/** What of the seeded businesses is to be paid and listened to. */
export const openBusinesses = (trades) =>
  trades.map((trade) => {
    const open = Array.from({ length: trade.invoiceCount }, (_, n) => ({ n, ...trade.invoice(n) }))
      .filter(({ status }) => OPEN.includes(status))
      .map(({ id, n }) => ({
        id,
        number: `INV-${String(n + 1).padStart(4, '0')}`,
        token: `bench-${String(trade.index).padStart(8, '0')}-${String(n).padStart(8, '0')}`,
      }));
    return { id: trade.id, index: trade.index, open, watched: open[0], accessToken: undefined };
  });

export async function signInAll(url, businesses) {
  const visitor = new GraphQLPerson(url);
  await inLanes(LANES, businesses, async (business) => {
    const input = { email: emailOf(business.index), password: PASSWORD };
    business.accessToken = (await visitor.ask(SIGN_IN, { input })).signIn.accessToken;
  });
}
