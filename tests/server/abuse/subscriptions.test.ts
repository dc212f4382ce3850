import { getIntrospectionQuery } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#db/embedded/freePort.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { introduced } from '#tests/support/introduced.ts';
import { keptLog } from '#tests/support/log.ts';
import type { GraphQLPerson, Refused } from '#tests/support/person.ts';
import { refusedSubscription, subscribe } from '#tests/support/subscriptions.ts';

const MOST_SUBSCRIPTIONS = 50;

const kept = keptLog();
let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp({ METRICS_PORT: String(await freePort()) }, { log: kept.log });
  dana = await app.professional();
});

/** Returns the error codes of these operations over one socket. */
async function refusalsOf(
  { socket, heard }: Awaited<ReturnType<typeof introduced>>,
  payloads: { query: string; variables?: object }[],
): Promise<Refused[]> {
  for (const [at, payload] of payloads.entries())
    socket.send(JSON.stringify({ id: String(at), type: 'subscribe', payload }));
  await expect.poll(() => heard.filter(({ id, type }) => id && type !== 'ping').length).toBe(payloads.length);
  const refusals = heard.filter(({ id }) => id);
  expect(new Set(refusals.map(({ type }) => type))).toEqual(new Set(['error']));
  return refusals.map(({ payload }) => (payload as Refused[])[0]!);
}

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

describe('a WebSocket', () => {
  it('limits concurrent subscriptions and refuses one over the limit', async () => {
    const { socket, heard } = await introduced(app, dana);
    for (let id = 1; id <= MOST_SUBSCRIPTIONS + 2; id += 1)
      socket.send(
        JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: 'subscription { activity { id } }' } }),
      );
    await expect.poll(() => heard.filter(({ type }) => type === 'error').map(({ id }) => id)).toEqual(['51', '52']);
    expect(heard.find(({ id }) => id === '51')?.payload).toMatchObject([
      { extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } },
    ]);
    socket.send(JSON.stringify({ id: '1', type: 'complete' }));
    socket.send(
      JSON.stringify({ id: '53', type: 'subscribe', payload: { query: 'subscription { activity { id } }' } }),
    );
    socket.send(JSON.stringify({ type: 'ping' }));
    await expect.poll(() => heard.some(({ type }) => type === 'pong')).toBe(true);
    expect(heard.filter(({ type }) => type === 'error')).toHaveLength(2);
  });

  it.each([
    ['levels', `customer { quotes { nodes ${'{ customer '.repeat(14)}{ id }${' }'.repeat(14)} } }`],
    [
      'pages within pages',
      `customer { quotes(first: 100) { nodes { customer { quotes(first: 100) { nodes { id number } } } } } }`,
    ],
    ['aliases', times(60, (at) => `a${at}: id`)],
    ['directives', `id ${times(60, () => '@skip(if: false)')}`],
    ['words', times(3_000, () => 'id')],
    [
      'fragments that double',
      `...F0 } } ${times(40, (at) => `fragment F${at} on Activity { ...F${at + 1} ...F${at + 1} }`)} fragment F40 on Activity { customer { id `,
    ],
  ])('rejects subscriptions with too many %s, like queries over HTTP', async (_what, fields) => {
    const [refusal] = await refusalsOf(await introduced(app, dana), [
      { query: `subscription { activity { ${fields} } }` },
    ]);
    expect(refusal?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('rejects queries and mutations, which need HTTP for limits and logging', async () => {
    const nobody = await introduced(app, app.visitor());
    const refusals = await refusalsOf(nobody, [
      ...Array.from({ length: 15 }, (_, at) => ({ query: `${getIntrospectionQuery()} # ${at}` })),
      {
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
        variables: { input: { email: dana.account.email, password: dana.account.password } },
      },
      { query: `{ ${'anyName'.repeat(1_000)} }` },
    ]);
    expect(refusals.map(({ message, extensions }) => [message, extensions.code])).toEqual(
      refusals.map(() => ['Queries and mutations are answered over HTTP', 'BAD_USER_INPUT']),
    );
    const refused = kept.lines().filter(({ refused }) => refused === 'BAD_USER_INPUT');
    expect(refused.map(({ field }) => field)).toEqual([
      ...Array(15).fill('query __schema'),
      'mutation signIn',
      'query unknown',
    ]);
  });

  it.each(['subscription { __schema { types { name } } }', 'subscription { __typename }'])(
    'does not reveal the schema by %s',
    async (query) => {
      const [refusal] = await refusalsOf(await introduced(app, app.visitor()), [{ query }]);
      expect(refusal?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    },
  );

  it('logs and counts started and rejected subscriptions, without secrets', async () => {
    const { userId, businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
    await subscribe(app, dana, 'subscription Mine { activity { id } }');
    const secret = 'a-token-that-nobody-has';
    const query = 'subscription Theirs ($token: String!) { portalInvoice(token: $token) { number } }';
    await refusedSubscription('NOT_FOUND', app, app.visitor(), query, { token: secret });
    const lineOf = (name: string) => kept.lines().filter(({ operation }) => operation === name);
    await expect
      .poll(() => [...lineOf('Mine'), ...lineOf('Theirs')])
      .toMatchObject([
        { msg: 'subscription', field: 'subscription activity', ms: expect.any(Number), userId, businessId },
        { msg: 'subscription', field: 'subscription portalInvoice', refused: 'NOT_FOUND' },
      ]);
    expect(kept.lines().some(({ requestId, msg }) => msg === 'subscription' && !requestId)).toBe(false);
    for (const text of [secret, dana.accessToken]) expect(kept.text()).not.toContain(text);
    const metrics = await app.services.metrics!.registry.metrics();
    for (const labels of [
      'type="subscription",field="activity",outcome="ok"',
      'type="subscription",field="portalInvoice",outcome="refused"',
      'type="mutation",field="signIn",outcome="refused"',
    ])
      expect(metrics).toContain(`whorl_graphql_operation_seconds_count{${labels}}`);
  });
});
