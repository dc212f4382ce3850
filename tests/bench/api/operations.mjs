import { randomUUID } from 'node:crypto';
import { emailOf, KINDS, PASSWORD } from './seed.mjs';

/** Requests of one kind are spread over this many businesses, so that no single one's rows are always at hand. */
const ASKED = 20;
/** What somebody of the business is called, as far as it was typed: servers that find something else than one another do other work. */
const searchesIn = ({ index }) => {
  const kind = KINDS[index % KINDS.length].toLowerCase();
  return ['harbor', `union ${kind.slice(0, 2)}`, 'summit', `cedar ${kind[0]}`];
};
const MISSPELT = ['hrbor', 'unin', 'sumit', 'ceddar'];

const WHORL_INVOICE = `id number status overdue totalCents balanceCents issueDate dueDate customer { id name }
  lines { id type description quantity unitCents totalCents } payments { id method status amountCents receivedAt }`;
// PostGraphile has no word for overdue: what it would need is asked for with the rest.
const AMBER_INVOICE = `rowId number status totalCents balanceCents issueDate dueDate customerByBusinessIdAndCustomerId { rowId name }
  invoiceLinesByBusinessIdAndInvoiceId(orderBy: POSITION_ASC) { nodes { rowId type description quantity unitCents totalCents } }
  paymentsByBusinessIdAndInvoiceId(orderBy: RECEIVED_AT_ASC) { nodes { rowId method status amountCents receivedAt } }`;

const FIGURES =
  'owedCents openCount overdueCents overdueCount quotesWaitingCount quotesWaitingCents paidThisMonthCents';

/**
 * What is measured: for each operation the requests that each server is asked, in turn. PostGraphile answers sums and
 * searches through functions of the database written for it (functionsForPostGraphile.mjs), as its users would.
 */
export function operationsOver(trades, tokens) {
  const asked = trades.slice(0, ASKED);
  const whorl = (query, variables, business) => post('/graphql', { query, variables }, tokens[business]);
  const amber = (query, variables) => post('/graphql', { query, variables });
  const limit = (name, body) => post(`/${name}`, body);

  const someInvoices = asked.flatMap((trade) =>
    Array.from({ length: 10 }, (_, n) => ({ trade, id: trade.invoice(Math.floor((n * trade.invoiceCount) / 10)).id })),
  );
  const toPay = Object.groupBy(openInvoices(asked), (_, n) => (Math.floor(n / asked.length) % 2 ? 'limit' : 'whorl'));
  const searches = asked.flatMap((trade) => searchesIn(trade).map((words) => ({ trade, words })));
  const search = (words, business) =>
    whorl(
      'query Search($words: String!) { customers(filter: { search: $words }, first: 25) { nodes { id name email phone } } }',
      { words },
      business,
    );

  return [
    {
      name: 'invoice list of 50, nested',
      wanted: { postgraphile: 2.0, limit: 0.65 },
      limit: asked.map(({ id }) => limit('list', [id])),
      postgraphile: asked.map(({ id }) =>
        amber(
          `query List($business: UUID!) { allInvoices(condition: { businessId: $business }, orderBy: [CREATED_AT_DESC, PRIMARY_KEY_DESC], first: 50) { nodes { ${AMBER_INVOICE} } pageInfo { hasNextPage endCursor } totalCount } }`,
          { business: id },
        ),
      ),
      whorl: asked.map(({ index }) =>
        whorl(
          `query List { invoices(sort: NEWEST, first: 50) { nodes { ${WHORL_INVOICE} } pageInfo { hasNextPage endCursor } totalCount } }`,
          {},
          index,
        ),
      ),
    },
    {
      name: 'one invoice by id',
      wanted: { postgraphile: 2.0, limit: 0.5 },
      limit: someInvoices.map(({ trade, id }) => limit('one', [trade.id, id])),
      postgraphile: someInvoices.map(({ trade, id }) =>
        amber(
          `query One($business: UUID!, $id: UUID!) { invoiceByBusinessIdAndRowId(businessId: $business, rowId: $id) { ${AMBER_INVOICE} } }`,
          {
            business: trade.id,
            id,
          },
        ),
      ),
      whorl: someInvoices.map(({ trade, id }) =>
        whorl(`query One($id: ID!) { invoice(id: $id) { ${WHORL_INVOICE} } }`, { id }, trade.index),
      ),
    },
    {
      name: "Today's figures",
      wanted: { postgraphile: 1.5, limit: 0.85 },
      limit: asked.map(({ id }) => limit('today', [id])),
      postgraphile: asked.map(({ id }) =>
        amber(`query Today($business: UUID!) { todayOf(business: $business) { ${FIGURES} } }`, { business: id }),
      ),
      whorl: asked.map(({ index }) => whorl(`query Today { today { ${FIGURES} } }`, {}, index)),
    },
    {
      name: 'customer search',
      wanted: {},
      limit: searches.map(({ trade, words }) => limit('search', [trade.id, `%${words}%`])),
      postgraphile: searches.map(({ trade, words }) =>
        amber(
          'query Search($business: UUID!, $words: String!) { customersLike(business: $business, words: $words, first: 25) { nodes { rowId name email phone } } }',
          { business: trade.id, words },
        ),
      ),
      whorl: searches.map(({ trade, words }) => search(words, trade.index)),
    },
    {
      // The others answer that there is none.
      name: 'customer search, misspelt',
      wanted: {},
      whorl: asked.flatMap(({ index }) => MISSPELT.map((words) => search(words, index))),
    },
    {
      name: 'record a payment',
      wanted: { limit: 0.5 },
      limit: inTurn(toPay.limit, ({ trade, id }) =>
        limit('pay', { business: trade.id, invoice: id, cents: 1, id: randomUUID(), activity: randomUUID() }),
      ),
      whorl: inTurn(toPay.whorl, ({ trade, id }) =>
        whorl(
          'mutation Pay($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }',
          { input: { invoiceId: id, amountCents: 1, method: 'CASH', idempotencyKey: randomUUID() } },
          trade.index,
        ),
      ),
    },
    {
      name: 'sign-in',
      wanted: {},
      limit: signIns(trades, (email) => limit('signIn', { email, password: PASSWORD })),
      whorl: signIns(trades, (email) => signInRequest(email)),
    },
  ];
}

const signInRequest = (email) =>
  post('/graphql', {
    query: 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    variables: { input: { email, password: PASSWORD } },
  });

/** Everybody, one after the other: who signs in again then comes from an address that their account knows. Answers their access tokens. */
export async function signInAll(server, trades) {
  const tokens = [];
  for (const { index } of trades) {
    const { path, ...init } = signInRequest(emailOf(index));
    const { data, errors } = await (await fetch(server.url + path, init)).json();
    if (errors) throw new Error(errors[0].message);
    tokens.push(data.signIn.accessToken);
  }
  return tokens;
}

/** Of businesses that nothing else asks for: a sign-in ends the session before it. */
const signIns = (trades, request) => trades.slice(ASKED).map(({ index }) => request(emailOf(index)));

/** One of each business after the other. Each server is given its own: what one leaves behind is not the other's work. */
function openInvoices(trades) {
  const ofEach = trades.map((trade) =>
    Array.from({ length: trade.invoiceCount }, (_, n) => trade.invoice(n))
      .filter(({ status }) => status === 'SENT' || status === 'VIEWED')
      .map(({ id }) => ({ trade, id })),
  );
  const longest = Math.max(...ofEach.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) => ofEach.map((invoices) => invoices[n]))
    .flat()
    .filter(Boolean);
}

/** A request that is about the next thing each time it is sent, whichever connection sends it. */
function inTurn(things, requestFor) {
  let at = 0;
  const next = () => requestFor(things[at++ % things.length]);
  return [{ ...next(), setupRequest: (request) => ({ ...request, ...next() }) }];
}

/** A request whose ids are new each time it is sent. */
export const fresh = (make) => ({ ...make(), setupRequest: (request) => ({ ...request, body: make().body }) });

export const post = (path, body, token) => ({
  method: 'POST',
  path,
  // Its own: autocannon writes the length of the body into them.
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});
