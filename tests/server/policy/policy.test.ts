import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEY_SCOPES } from '#domain/apiKeys/scopes.ts';
import type { Permission } from '#domain/permissions.ts';
import type { ErrorCode } from '#server/platform/graphql/errors.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { fieldsWithoutWords } from '#tests/support/audit.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { signInAs, type TestMember } from '#tests/support/members.ts';
import type { Answer, GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';
import {
  fieldsDescribedAs,
  idSlots,
  nestedFieldsWithArguments,
  type RootOperation,
  rootOperations,
} from '#tests/support/schema/rootOperations.ts';
import { deadLinks, makeThings } from '#tests/support/schema/things.ts';
import { refusedSubscription, subscribe } from '#tests/support/subscriptions.ts';
import { type Asker, askersOf, forEachScope, withScopes } from './askers.ts';
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
  erinsAskers = [
    { name: 'Erin', kind: 'member', reach: () => 'all', device: erinAnew },
    await withScopes(app.address, erin, 'all', KEY_SCOPES),
  ];
});

const asked = rootOperations.filter(({ name }) => name in policy);
const subscriptions = asked.filter(({ kind }) => kind === 'subscription');
const overHttp = asked.filter(({ kind }) => kind !== 'subscription');
const rowOf = ({ name }: RootOperation): Row => policy[name]!;

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
    // Below the root none takes any, but pages alone: the first that does is to be asked here too.
    expect(nestedFieldsWithArguments()).toEqual(['WebhookEndpoint.deliveries']);
  });
});

const LANES = 4;
/** Several hundred requests, each asked for the first time by somebody. */
const MOST_MS = 60_000;

/** What somebody is refused for, going by the row; undefined where they are let in. */
function refusalOf({ who, stepUp, ofAll, ofPeople, ids = {} }: Row, asker: Asker): string | undefined {
  if (who === 'PUBLIC' || who === 'PORTAL') return undefined;
  if (asker.kind === 'anonymous') return 'UNAUTHENTICATED';
  if (asker.kind === 'key' && (who === 'MEMBER' || ofPeople)) return 'FORBIDDEN';
  const reach = who === 'MEMBER' ? 'all' : asker.reach(who);
  if (!reach || (ofAll && reach === 'own')) return 'FORBIDDEN';
  if (stepUp) return 'STEP_UP_REQUIRED';
  // Nothing of all this is their own.
  const isAnothers = Object.values(ids).some((cell) => cell.endsWith('→ NOT_FOUND'));
  return reach === 'own' && isAnothers ? 'NOT_FOUND' : undefined;
}

/** The state of a thing, and that somebody else changes it just now, is none of the policy's business. */
const BESIDE_THE_POINT = [undefined, 'INVALID_STATE', 'CONFLICT'];
const isLetIn = (code: string | undefined, { answers = [] }: Row) =>
  [answers].flat().includes(code as ErrorCode) || BESIDE_THE_POINT.includes(code);

const codesOf = ({ errors }: Answer) => [...new Set(errors?.map(({ extensions }) => extensions.code))].join();

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
        expect(await wrongAnswersTo(askers)).toEqual([]);
        for (const asker of askers) for (const operation of subscriptions) await listenAs(asker, operation, node);
      });
    },
    2 * MOST_MS,
  );
});

async function wrongAnswersTo(askers: Asker[]): Promise<string[]> {
  const wrong: string[] = [];
  await inLanes(askers.length, askers, async (asker) => {
    const things = await forAlone(asker, app, await danaAnew(), danas);
    for (const operation of overHttp) {
      const row = rowOf(operation);
      const { query, variables } = requestOf(operation, row, things);
      const answer = await (await asker.device()).send(query, variables);
      const got = codesOf(answer) || undefined;
      const due = refusalOf(row, asker);
      const what = `${asker.name}: ${operation.name}`;
      if (due ? got !== due : !isLetIn(got, row))
        wrong.push(`${what} answered ${got}, not ${due ?? row.answers ?? 'data'} ${JSON.stringify(answer.errors)}`);
      wrong.push(...hiddenFieldsIn(operation, answer, asker).map((field) => `${what} told ${field}`));
    }
  });
  return wrong;
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
  const slots = overHttp.flatMap((operation) =>
    Object.entries(rowOf(operation).ids ?? {}).map(([path, cell]) => ({
      operation,
      path,
      expected: cell.split(' → ')[1]!,
    })),
  );

  it('gets for each id of this one what the table says', async () => {
    const elsewhere: AllThings = { ...danas, ...deadLinks() };
    const wrong: string[] = [];
    const cases = erinsAskers.flatMap((asker) => slots.map((slot) => ({ asker, ...slot })));
    await inLanes(LANES, cases, async ({ asker, operation, path, expected }) => {
      const row = rowOf(operation);
      const due = (asker.kind === 'key' && refusalOf(row, asker)) || expected;
      const { query, variables } = requestOf(operation, row, {
        ...erins,
        [thingAt(row, path)!]: elsewhere[thingAt(row, path)!],
      });
      const { data, ...answer } = await (await asker.device()).send(query, variables);
      const got = codesOf({ data, ...answer }) || inWords(data[operation.field.name]);
      if (got !== due)
        wrong.push(
          `${asker.name}: ${operation.name}(${path}) answered ${got}, not ${due} ${JSON.stringify(answer.errors)}`,
        );
    });
    expect(slots.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('is never told anything of this one, whatever it asks', async () => {
    const secrets = await idsOf(businessOf(app, dana));
    const leaks: string[] = [];
    const cases = erinsAskers.flatMap((asker) => overHttp.map((operation) => ({ asker, operation })));
    await inLanes(LANES, cases, async ({ asker, operation }) => {
      const row = rowOf(operation);
      if (row.who === 'PORTAL') return;
      const { query, variables } = requestOf(operation, row, danas);
      const { data } = await (await asker.device()).send(query, variables);
      const told = idsIn(data).filter((id) => secrets.has(id));
      leaks.push(...told.map((id) => `${asker.name}: ${operation.name} told ${id}`));
    });
    expect(secrets.size).toBeGreaterThan(30);
    expect(leaks).toEqual([]);
  });
});

const idsIn = (answer: unknown): string[] =>
  JSON.stringify(answer ?? null).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];

function inWords(answer: { nodes: unknown[]; totalCount: number } | null): string {
  if (answer === null) return 'null';
  return answer.nodes?.length === 0 && answer.totalCount === 0 ? 'nothing' : 'data';
}

/** The id of every row that a business has, and its own. */
async function idsOf(businessId: string): Promise<Set<string>> {
  const database = app.services.database.em.getKysely();
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('id', 'business_id')
    group by table_name having count(*) = 2
  `.execute(database);
  const ids = new Set([businessId]);
  for (const { name } of tables.rows) {
    const ofBusiness = sql<{ id: string }>`select id from ${sql.table(name)} where business_id = ${businessId}`;
    for (const { id } of (await ofBusiness.execute(database)).rows) ids.add(id);
  }
  return ids;
}

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
      const secrets = await idsOf(businessOf(app, dana));
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
