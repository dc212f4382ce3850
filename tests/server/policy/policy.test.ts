import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import { KEY_SCOPES } from '#domain/apiKeys/scopes.ts';
import type { Permission } from '#domain/permissions.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { fieldsWithoutWords } from '#tests/support/audit.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { signInAs, type TestMember } from '#tests/support/members.ts';
import type { Answer, GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import {
  fieldsDescribedAs,
  idSlots,
  nestedFieldsWithArguments,
  type RootOperation,
  rootOperations,
} from '#tests/support/schema/rootOperations.ts';
import { deadLinks, makeThings } from '#tests/support/schema/things.ts';
import { IS_SOAK } from '#tests/support/soak.ts';
import { refusedSubscription, subscribe } from '#tests/support/subscriptions.ts';
import { inTestMode } from '#tests/support/testMode.ts';
import { takeOutFilters } from '#tests/support/withoutFilters.ts';
import { type Asker, askersOf, forEachScope, refusalOf, withScopes } from './askers.ts';
import {
  asked,
  codesOf,
  idSlotsOverHttp,
  idsIn,
  idsOf,
  leaksToNeighbours,
  overHttp,
  rowOf,
  wrongAnswersToNeighbours,
} from './elsewhere.ts';
import { type AllThings, fieldsIn, requestOf, thingAt } from './requests.ts';
import { fieldPolicy, policy, type Row } from './table.ts';
import { forAlone, thingsOf } from './things.ts';

let app: TestApp;
let dana: GraphQLPerson;
let erin: GraphQLPerson;
let stranger: GraphQLPerson;
let danas: AllThings;
let erins: AllThings;
let danasAskers: Asker[];
/** Erin, and a program that may do in her business all that a program may. */
let erinsAskers: Asker[];
/** Each on a device of their own for each thing that they ask, some of which sign them out. */
let danaAnew: () => Promise<GraphQLPerson>;
let erinAnew: () => Promise<GraphQLPerson>;

/** An owner. */
const everywhere = (name: string, device: Asker['device']): Asker => ({
  name,
  kind: 'member',
  reach: () => 'all',
  device,
});

const memberOf = ({ accessToken }: GraphQLPerson): TestMember => app.services.accessTokens.read(accessToken!)!;

beforeAll(async () => {
  app = await startTestApp();
  [dana, erin] = [await app.professional('Dana Ruiz'), await app.professional('Erin Holt')];
  stranger = await app.professional('Somebody Else');
  danas = await thingsOf(app, dana, 'Danas', stranger);
  erins = { ...danas, ...(await makeThings(app, erin, 'Erins')) };
  danasAskers = await askersOf(app, memberOf(dana));
  danaAnew = () => signInAs(app, memberOf(dana));
  erinAnew = () => signInAs(app, memberOf(erin));
  erinsAskers = [everywhere('Erin', erinAnew), await withScopes(app.address, erin, 'all', KEY_SCOPES)];
});

const subscriptions = asked.filter(({ kind }) => kind === 'subscription');

describe('the table', () => {
  it('has a row for every operation, and no other', () => {
    expect(rootOperations.length).toBeGreaterThan(100);
    expect(Object.keys(policy).sort()).toEqual(rootOperations.map(({ name }) => name).sort());
  });

  it('has a row for every field that the schema says is not for all who may see the thing', () => {
    expect(Object.keys(fieldPolicy).sort()).toEqual(fieldsDescribedAs(/for roles that see no/));
  });

  it('says of every argument that takes an id what it is of, and what another’s is answered with', () => {
    const untold = asked.flatMap((operation) =>
      idSlots(operation)
        .filter((path) => !thingAt(rowOf(operation), path))
        .map((path) => `${operation.name}: ${path}`),
    );
    expect(untold).toEqual([]);
    // Tested in customerDocuments.test.ts, customerImports.test.ts and webhooks.test.ts; this file covers root arguments only.
    expect(nestedFieldsWithArguments()).toEqual([
      'Customer.invoices',
      'Customer.quotes',
      'CustomerImport.customers',
      'WebhookEndpoint.deliveries',
    ]);
  });
});

/** Several hundred requests, each asked for the first time by somebody. */
const MOST_MS = 300_000;

/** The state of a thing, and that somebody else changes it just now, is none of the policy's business. */
const BESIDE_THE_POINT = [undefined, 'INVALID_STATE', 'CONFLICT'];
const isLetIn = (code: string | undefined, { answers = [] }: Row) =>
  [answers].flat().includes(code as ErrorCode) || BESIDE_THE_POINT.includes(code);

describe('everybody asks everything of a business', () => {
  it(
    'and is answered as the table says',
    async () => {
      expect(await wrongAnswersTo(danasAskers)).toEqual([]);
    },
    MOST_MS,
  );

  it(
    'and so does a key of each scope',
    async () => {
      await forEachScope(app, memberOf(dana), async (askers, node) => {
        expect(await wrongAnswersTo(askers, isAskedOfKey)).toEqual([]);
        for (const asker of askers) for (const operation of subscriptions) await listenAs(asker, operation, node);
      });
    },
    2 * MOST_MS,
  );
});

/**
 * Whether a key is asked an operation. It is where it is let in; of those that it is refused, each key of a node is asked every
 * third, so that all are asked by two of six. SOAK asks all.
 */
const isAskedOfKey = (asker: Asker, operation: RootOperation, askers: Asker[]): boolean =>
  IS_SOAK ||
  !refusalOf(rowOf(operation), asker) ||
  (askers.indexOf(asker) + overHttp.indexOf(operation)) % EVERY_THIRD === 0;
const EVERY_THIRD = 3;

async function wrongAnswersTo(
  askers: Asker[],
  isAsked: (asker: Asker, operation: RootOperation, askers: Asker[]) => boolean = () => true,
): Promise<string[]> {
  const wrong: string[] = [];
  await inLanes(askers.length, askers, async (asker) => {
    const things = await forAlone(asker, app, await danaAnew(), danas);
    for (const operation of overHttp.filter((each) => isAsked(asker, each, askers))) {
      const row = rowOf(operation);
      const { query, variables } = requestOf(operation, row, things);
      const answer = await (await asker.device()).send(query, variables);
      const got = codesOf(withoutHidden(answer, asker)) || undefined;
      const due = refusalOf(row, asker);
      const what = `${asker.name}: ${operation.name}`;
      if (due ? got !== due : !isLetIn(got, row))
        wrong.push(`${what} answered ${got}, not ${due ?? row.answers ?? 'data'} ${JSON.stringify(answer.errors)}`);
      wrong.push(...hiddenFieldsIn(operation, answer, asker).map((field) => `${what} told ${field}`));
    }
  });
  return wrong;
}

/** An answer without the refusals of fields that a key has no scope for: they stand at their own path, below the operation. */
function withoutHidden(answer: Answer, { kind, reach }: Asker): Answer {
  const scopeIn = (message: string) => /^Needs the scope ([\w.]+),/.exec(message)?.[1] as Permission | undefined;
  const isHidden = ({ path = [], message }: { path?: readonly unknown[]; message: string }) => {
    const scope = scopeIn(message);
    return kind === 'key' && path.length > 1 && scope !== undefined && !reach(scope);
  };
  return { ...answer, errors: answer.errors?.filter((error) => !isHidden(error)) };
}

/** What they hear is told below; undefined where they are refused, as the table says. */
async function listenAs(asker: Asker, operation: RootOperation, node: { address: string } = app) {
  const row = rowOf(operation);
  const { query, variables } = requestOf(operation, row, danas);
  const device = await asker.device();
  const refusal = refusalOf(row, asker);
  if (!refusal) return subscribe(node, device, query, variables);
  await refusedSubscription(refusal, node, device, query, variables);
  return undefined;
}

/** Fields in an answer that the asker's permissions do not reach. */
const hiddenFieldsIn = ({ field }: RootOperation, { data }: Answer, asker: Asker): string[] =>
  [...fieldsIn(field.type, data?.[field.name])]
    .filter(([name, value]) => value !== null && fieldPolicy[name] && !asker.reach(fieldPolicy[name]))
    .map(([name]) => name);

it('the audit log has words for all that was recorded meanwhile', async () => {
  expect(await fieldsWithoutWords(app)).toEqual([]);
});

describe('another business', () => {
  const neighbours = () => ({ askers: erinsAskers, own: erins, others: danas });

  it('gets for each id of this one what the table says', async () => {
    expect(idSlotsOverHttp.length).toBeGreaterThan(50);
    expect(await wrongAnswersToNeighbours(neighbours())).toEqual([]);
  });

  it('is never told anything of this one, whatever it asks', async () => {
    const secrets = await idsOf(app, businessOf(app, dana));
    expect(secrets.size).toBeGreaterThan(30);
    expect(await leaksToNeighbours(neighbours(), secrets)).toEqual([]);
  });
});

describe('the test data of a business', () => {
  it('is never told to a key of the business, nor the business to a key of its test data', async () => {
    const erinsTest = await inTestMode(await erinAnew());
    const testKey = await withScopes(app.address, erinsTest, 'all test data', KEY_SCOPES);
    const liveKey = await withScopes(app.address, await erinAnew(), 'all', KEY_SCOPES);
    const debtor = await withDebtor(erinsTest);
    const { id: invoice, portalUrl } = await debtor.owing(5000);
    const payment = (await debtor.pay(invoice, 1000)).id;
    const quote = (await (await withCustomer(erinsTest)).sent()).id;
    const testThings = { customer: debtor.customerId, invoice, invoiceLink: portalUrl, payment, quote };
    const inTest = await idsOf(app, businessOf(app, erinsTest));
    expect(inTest.size).toBeGreaterThan(10);
    const ofKeys = { askers: [liveKey], own: erins, others: { ...erins, ...testThings } };
    // Before the other way around: it also changes what it can reach, which are the business's own things.
    expect(
      await leaksToNeighbours(
        { askers: [testKey], own: erins, others: erins },
        await idsOf(app, businessOf(app, erin)),
      ),
    ).toEqual([]);
    expect(await leaksToNeighbours(ofKeys, inTest)).toEqual([]);
  });
});

describe('another business, with the app’s own filters taken out', () => {
  let filters: ReturnType<typeof takeOutFilters>;
  let secrets: Set<string>;
  let node: Awaited<ReturnType<typeof openApp>>;
  const device = () => signInAs({ ...app, address: node.address }, memberOf(erin));
  const neighbours = () => ({ askers: [everywhere('Erin', device)], own: erins, others: danas });

  beforeAll(async () => {
    secrets = await idsOf(app, businessOf(app, dana));
    filters = takeOutFilters();
    node = await openApp(app.databaseUrl);
  });
  afterAll(async () => {
    await node.close();
    filters.putBack();
  });

  it('gets for each id of this one what the table says all the same', async () => {
    expect(await wrongAnswersToNeighbours(neighbours())).toEqual([]);
    expect(filters.count()).toBeGreaterThan(idSlotsOverHttp.length);
  });

  it('is told nothing of this one, whatever it asks', async () => {
    expect(await leaksToNeighbours(neighbours(), secrets)).toEqual([]);
  });

  it('is sent no paper and no row of this one either', async () => {
    const { invoice, quote } = danas;
    const { invoiceLink, quoteLink } = deadLinks();
    const papers = [`/invoices/${invoice}.pdf`, `/quotes/${quote}.pdf`];
    const byLink = [`/portal/invoice/${invoiceLink}/pdf`, `/portal/quote/${quoteLink}/pdf`];
    const browser = await device();
    for (const path of [...papers, ...byLink]) expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
    expect((await browser.get(`/invoices/${erins.invoice}.pdf`)).status).toBe(200);
    for (const path of ['/export/customers.csv', '/export/audit-log.csv']) {
      const rows = await (await browser.get(path)).text();
      expect(rows).toContain('Erins');
      expect(rows).not.toContain('Danas');
    }
  });
});

describe('subscriptions', () => {
  const RECORD = 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }';
  const payOn = (person: GraphQLPerson, { invoice }: AllThings) =>
    person.ask(RECORD, { input: { invoiceId: invoice, amountCents: 1, method: 'CASH' } });

  it.each(subscriptions)(
    '$name is heard by whom the table says, and by nobody of another business',
    async (operation) => {
      const row = rowOf(operation);
      const { query } = requestOf(operation, row, danas);
      const listeners = [];
      for (const asker of danasAskers) {
        const listener = await listenAs(asker, operation);
        // Who hears of their own work alone: tests/server/team/ownWork.test.ts.
        const hearsAll = [row.who as Permission, 'payments.read' as const].every((one) => asker.reach(one) === 'all');
        if (listener && (row.who === 'PORTAL' || hearsAll)) listeners.push(listener);
      }
      const erinListens = await subscribe(app, await erinAnew(), query, requestOf(operation, row, erins).variables);

      await payOn(await danaAnew(), danas);
      for (const listener of listeners) expect(await listener.next()).toHaveProperty(operation.field.name);
      await payOn(await erinAnew(), erins);
      const secrets = await idsOf(app, businessOf(app, dana));
      await erinListens.next();
      expect(idsIn(erinListens.received).filter((id) => secrets.has(id))).toEqual([]);
    },
  );

  it.each(subscriptions.filter((operation) => rowOf(operation).ids))(
    '$name refuses another’s id',
    async (operation) => {
      const row = rowOf(operation);
      const { query, variables } = requestOf(operation, row, { ...danas, ...deadLinks() });
      for (const cell of Object.values(row.ids!))
        await refusedSubscription(cell.split(' → ')[1]!, app, await erinAnew(), query, variables);
    },
  );
});
