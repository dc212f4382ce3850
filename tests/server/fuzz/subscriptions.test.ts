import fc from 'fast-check';
import { createClient } from 'graphql-ws';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { ERROR_CODES } from '#domain/apiKeys/errorCodes.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson, Refused } from '#tests/support/person.ts';
import { pay } from '#tests/support/portal.ts';
import { documentOf, rootOperations } from '#tests/support/schema/rootOperations.ts';
import { makeThings, type Things } from '#tests/support/schema/things.ts';
import { thingAt } from '../policy/requests.ts';
import { policy } from '../policy/table.ts';
import { errorLog, inBrief } from './errorLog.ts';
import { variablesFor } from './inputs.ts';
import { seed, tellSeed } from './seed.ts';

const CASES_EACH = 150;
const { log, lines } = errorLog();
const subscriptions = rootOperations.filter(({ kind }) => kind === 'subscription');
const EXPECTED: string[] = ERROR_CODES.filter((code) => code !== 'INTERNAL');

let app: TestApp;
let dana: GraphQLPerson;
let own: Things;
beforeAll(async () => {
  app = await startTestApp({}, { log });
  dana = await app.professional();
  own = await makeThings(app, dana, 'Danas');
});

describe('whatever a subscription begins with', () => {
  it.each(subscriptions)('$name listens or is refused', async (operation) => {
    const cases = fc.sample(
      variablesFor(operation, {
        // Of these alone there is something to hear.
        own: [own.invoice, own.invoiceLink],
        // A draft is listened to as any invoice, but nobody ever pays it.
        foreign: Object.values(own).filter((id) => id !== own.draftInvoice),
        meant: ({ name }, path) => own[thingAt(policy[name]!, path) as keyof Things],
      }),
      { seed, numRuns: CASES_EACH },
    );
    const client = createClient({
      url: `${app.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: dana.accessToken },
      retryAttempts: 0,
    });
    const outcomes = new Map<number, 'heard' | string[]>();
    const query = documentOf(operation, { levels: 2 });
    cases.forEach((variables, index) => {
      client.subscribe(
        { query, variables },
        {
          next: ({ errors }) => outcomes.set(index, errors ? codes(errors) : 'heard'),
          error: (errors) => outcomes.set(index, codes(errors)),
          complete: () => undefined,
        },
      );
    });
    // Whoever was not refused hears of a payment, sooner or later of one that comes after they began.
    await vi.waitFor(
      async () => {
        await pay(dana, own.invoice, 1);
        expect(cases.flatMap((variables, index) => (outcomes.has(index) ? [] : [variables]))).toEqual([]);
      },
      { timeout: 60_000, interval: 100 },
    );
    await client.dispose();
    tellSeed(cases.length, operation.name);
    const told = [...outcomes.values()];
    expect(told).toContain('heard');
    expect(
      told
        .filter((outcome) => outcome !== 'heard')
        .flat()
        .filter((code) => !EXPECTED.includes(code)),
    ).toEqual([]);
    expect(lines.splice(0).map(inBrief)).toEqual([]);
  });
});

/** Of a socket that was closed there are none: that is told as it is. */
const codes = (errors: unknown): string[] =>
  Array.isArray(errors) ? (errors as Refused[]).map(({ extensions }) => extensions?.code) : [String(errors)];
