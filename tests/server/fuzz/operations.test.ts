import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '#domain/apiKeys/errorCodes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { signInAs, type TestMember } from '#tests/support/members.ts';
import { anyNetwork, type GraphQLPerson } from '#tests/support/person.ts';
import {
  argumentSlots,
  documentOf,
  type InputSlot,
  type RootOperation,
  rootOperations,
  slotsWithin,
} from '#tests/support/schema/rootOperations.ts';
import { makeThings, type Things } from '#tests/support/schema/things.ts';
import { IS_SOAK } from '#tests/support/soak.ts';
import { thingAt } from '../policy/requests.ts';
import { policy } from '../policy/table.ts';
import { errorLog, inBrief } from './errorLog.ts';
import { BEYOND_NUMBERS } from './hostile.ts';
import { type Pool, variablesFor } from './inputs.ts';
import { seed, tellSeed } from './seed.ts';

const CASES = Number(process.env.FUZZ_CASES ?? (IS_SOAK ? 20_000 : 1_600));
/** Each with a business of its own: what was voided, deleted or set can be tried in its other states again. */
const ROUNDS = IS_SOAK ? 5 : 2;
const LANES = 8;
const MOST_MS = 240_000;

/** Each works a password's hash out, or asks the payment processor several times, which takes as long as many others. */
const SLOW = [
  ...['signUp', 'signIn', 'resetPassword', 'changePassword', 'requestEmailChange', 'stepUp'],
  ...['choosePlan', 'openBilling', 'startPortalDeposit', 'startPortalPayment', 'connectOnlinePayments'],
];
const SLOW_CASES = IS_SOAK ? 16 : 6;
const CASES_WITHOUT_INPUT = 5;
const CASES_OF_AN_ID = IS_SOAK ? 48 : 16;

const { log, lines } = errorLog();
let app: TestApp;
let spare: TestMember;
let foreign: Things;

beforeAll(async () => {
  app = await startTestApp({}, { log });
  const other = await app.professional('Erin Holt');
  foreign = await makeThings(app, other, 'Erins');
  const { accessToken } = await app.professional('Sam Spare');
  spare = app.services.accessTokens.read(accessToken!)!;
});

const asked = rootOperations.filter(({ kind }) => kind !== 'subscription');

/** The more an operation takes, the more often it is tried; most often where nothing but reading comes of it. */
function casesOf(operation: RootOperation): number {
  const leaves = leavesOf(operation);
  if (leaves.length === 0) return CASES_WITHOUT_INPUT;
  if (SLOW.includes(operation.field.name)) return SLOW_CASES;
  if (leaves.every(({ name }) => name === 'id' || name === 'token')) return CASES_OF_AN_ID;
  return Math.ceil((CASES * weightOf(operation)) / sumOfWeights);
}

const leavesOf = (operation: RootOperation) => argumentSlots(operation).flatMap(leavesWithin);
const leavesWithin = (slot: InputSlot): InputSlot[] => {
  const below = slotsWithin(slot);
  return below.length > 0 ? below.flatMap(leavesWithin) : [slot];
};

const MOST_WEIGHT = 10;
const weightOf = (operation: RootOperation) =>
  Math.min(leavesOf(operation).length, MOST_WEIGHT) * (operation.kind === 'query' ? 3 : 1);
const sumOfWeights = asked
  .filter((operation) => !SLOW.includes(operation.field.name))
  .filter((operation) => leavesOf(operation).some(({ name }) => name !== 'id' && name !== 'token'))
  .reduce((sum, operation) => sum + weightOf(operation), 0);

interface Case {
  operation: RootOperation;
  variables: Record<string, unknown>;
  isAnonymous: boolean;
}

function casesOfRound(round: number, pool: Pool): Case[] {
  const cases = asked.flatMap((operation, place) => {
    const isOpen = ['PUBLIC', 'PORTAL'].includes(policy[operation.name]!.who);
    const one = fc.record({
      operation: fc.constant(operation),
      variables: variablesFor(operation, pool),
      isAnonymous: fc.oneof(
        { weight: isOpen ? 50 : 95, arbitrary: fc.constant(false) },
        { weight: isOpen ? 50 : 5, arbitrary: fc.constant(true) },
      ),
    });
    return fc.sample(one, {
      seed: seed + round * asked.length + place,
      numRuns: Math.ceil(casesOf(operation) / ROUNDS),
    });
  });
  // Shuffled, so that none has the server for itself.
  return fc.sample(fc.shuffledSubarray(cases, { minLength: cases.length }), { seed: seed + round, numRuns: 1 })[0]!;
}

/** The code of every error, and whatever else is not as it must be. */
async function problemsOf({ operation, variables, isAnonymous }: Case, tokenFor: TokenFor): Promise<string[]> {
  const token = isAnonymous ? undefined : await tokenFor(operation);
  const body = JSON.stringify({ query: documents.get(operation), variables }).replaceAll(
    `"${BEYOND_NUMBERS}"`,
    '1e999',
  );
  const { status, text } = await post(body, token);
  if (status >= 500) return [`status ${status}`];
  const { data, errors = [] } = JSON.parse(text) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  if (data === undefined && errors.length === 0) return [`neither data nor errors: ${text.slice(0, 200)}`];
  return errors.map(({ extensions }) => extensions.code).filter((code) => !EXPECTED.includes(code));
}
const EXPECTED: string[] = ERROR_CODES.filter((code) => code !== 'INTERNAL');

const agent = new Agent({ keepAlive: true });

/** As `fetch` does, in a fraction of the time. */
async function post(body: string, token: string | undefined): Promise<{ status: number; text: string }> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': anyNetwork(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const sent = request(`${app.address}/graphql`, { method: 'POST', agent, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await readText(response) };
}

/** What is sent counts, and little is asked for: what is kept of it is read as a whole at the end of a round. */
const documents = new Map(asked.map((operation) => [operation, documentOf(operation, { levels: 1 })]));

type TokenFor = (operation: RootOperation) => Promise<string>;

/**
 * The round's owner. What ends sessions, changes how one signs in, or gives the business away or closes it is tried by
 * the owner of another one, where nothing else is, and on a device of its own.
 */
function tokenOf({ accessToken }: GraphQLPerson): TokenFor {
  return async ({ name, kind }) => {
    const { who } = policy[name]!;
    const isAboutAccounts =
      name === 'Mutation.transferOwnership' ||
      (kind === 'mutation' && ['MEMBER', 'PUBLIC', 'settings.close'].includes(who));
    return isAboutAccounts ? (await signInAs(app, spare)).accessToken! : accessToken!;
  };
}

function poolOf(own: Things): Pool {
  return {
    own: Object.values(own),
    foreign: Object.values(foreign),
    meant({ name }, path) {
      const thing = thingAt(policy[name]!, path);
      return thing && own[thing as keyof Things];
    },
  };
}

const LISTS = ['customers', 'quotes', 'invoices', 'activities', 'services', 'business', 'today'];

/** Everything that was let in can be read again. */
async function readAll(person: GraphQLPerson): Promise<void> {
  for (const operation of asked.filter(({ kind, field }) => kind === 'query' && LISTS.includes(field.name)))
    await person.ask(documentOf(operation, { levels: 2, first: 100 }));
}

describe('whatever is sent to whichever operation', () => {
  const found = new Map<string, string>();
  let sent = 0;

  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'is answered or refused, and never breaks anything: round %i',
    async (round) => {
      const person = await app.professional('Dana Ruiz');
      const pool = poolOf(await makeThings(app, person, 'Danas'));
      const tokenFor = tokenOf(person);
      const cases = casesOfRound(round, pool);
      sent += cases.length;
      await inLanes(LANES, cases, async (one) => {
        for (const problem of await problemsOf(one, tokenFor)) {
          const what = `${one.operation.name}: ${problem}`;
          const sample = JSON.stringify(one.variables);
          if (!found.has(what) || sample.length < found.get(what)!.length) found.set(what, sample);
        }
      });
      await readAll(person);
      expect(inWords(found)).toEqual([]);
      expect([...new Set(lines.splice(0).map(inBrief))]).toEqual([]);
      expect((await fetch(`${app.address}/readyz`)).status).toBe(200);
    },
    MOST_MS,
  );

  afterAll(() => tellSeed(sent, `${asked.length} operations`));

  it('was tried often enough', () => expect(sent).toBeGreaterThanOrEqual(CASES));
});

const inWords = (found: Map<string, string>) =>
  [...found].map(([what, sample]) => `${what} for ${sample.slice(0, 2_000)}`);
