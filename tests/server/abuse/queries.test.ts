import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type ExecutionResult, GraphQLError, getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Introspection } from '#server/platform/graphql/introspection.ts';
import type { JsonText } from '#server/platform/reads/jsonText.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const nested = (levels: number, open: string, close: string, inside: string) =>
  `${open.repeat(levels)}${inside}${close.repeat(levels)}`;

/** Each fragment is spread twice in the one before it: twice as many with each. */
const doubling = (count: number, on: string, last: string) =>
  `${times(count, (at) => `fragment F${at} on ${on} { ...F${at + 1} ...F${at + 1} }`)} fragment F${count} on ${on} { ${last} }`;

async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${dana.accessToken}`, ...headers },
    body,
  });
  const text = await response.text();
  const errors = (JSON.parse(text) as { errors?: { extensions: { code: string } }[] }).errors ?? [];
  return {
    status: response.status,
    headers: response.headers,
    codes: [...new Set(errors.map(({ extensions }) => extensions.code))],
    errors,
    text,
  };
}
const ask = (query: string, variables: unknown = {}) => post(JSON.stringify({ query, variables }));

/** Still there, and answering. */
const expectAlive = async () => expect((await dana.ask('{ me { id } }')).me.id).toBeTruthy();

describe('a query is refused before any of it runs', () => {
  it.each([
    ['levels', `{ customers { nodes { quotes { nodes ${nested(14, '{ customer ', '}', '{ id }')} } } } }`],
    ['levels of the schema', `{ __schema { types { fields ${nested(20, '{ type ', '}', '{ name }')} } } }`],
    [
      'pages within pages',
      `{ customers(first: 100) { nodes { ${times(45, (at) => `a${at}: name`)} quotes(first: 100) { nodes { id number } } } } }`,
    ],
    ['aliases', `{ ${times(60, (at) => `a${at}: __typename`)} }`],
    ['directives', `{ me { ${times(60, () => 'id @include(if: true)')} } }`],
    ['directives of one field', `{ me { id ${times(700, () => '@skip(if: false)')} } }`],
    ['directives of the operation', `query ${times(60, (at) => `@a${at}`)} { me { id } }`],
    ['fields at the root', `{ ${times(40, () => '__typename')} }`],
    ['fields at the root of a fragment', `{ ...F } fragment F on Query { ${times(31, () => '__typename')} }`],
    ['fields at the root of an inline fragment', `{ ... on Query { ${times(31, () => '__typename')} } }`],
    ['fields at the root of fragments within fragments', `{ ...F0 } ${doubling(5, 'Query', '__typename')}`],
    ['mutations in a fragment', `mutation { ... { ${times(31, (at) => `a${at}: signOut`)} } }`],
    [
      'variables that steer it',
      `query (${times(11, (at) => `$v${at}: Boolean!`)}) { me { ${times(11, (at) => `... @include(if: $v${at}) { id }`)} } }`,
    ],
    [
      'variables that steer it, in fragments',
      `query (${times(12, (at) => `$v${at}: Boolean!`)}) { me { ...F } } fragment F on User { ${times(12, (at) => `id @skip(if: $v${at})`)} }`,
    ],
    ['mutations', 'mutation { a: signOut b: signOut }'],
    ['letters in an alias', `{ ${'a'.repeat(201)}: __typename }`],
    ['words', `{ me { ${times(3000, () => 'id')} } }`],
    ['operations', `${times(400, (at) => `query Q${at} { me { id } }`)}`],
    ['fragments that double', `{ ...F0 } ${doubling(40, 'Query', 'me { id }')}`],
    ['fragments that double and hold nothing', `{ ...F0 } ${doubling(40, 'Query', '...Gone')}`],
    [
      'fragments that double in a page of none',
      `{ customers(first: 0) { nodes { ...F0 } } } ${doubling(40, 'Customer', 'id')}`,
    ],
    [
      'fragments that double in a page below none',
      `{ customers(first: -100) { nodes { ...F0 } } } ${doubling(40, 'Customer', 'id')}`,
    ],
    [
      'fragments that all spread each other',
      `{ ...F0 } ${times(30, (at) => `fragment F${at} on Query { ${times(12, (to) => `...F${to}`)} }`)}`,
    ],
    [
      'operations that share fragments which double',
      `${times(60, (at) => `query Q${at} { ...F0 }`)} ${doubling(9, 'Query', 'me { id }')}`,
    ],
  ])('that has too many %s', async (_what, query) => {
    const { status, codes, errors } = await ask(query);
    expect({ status, codes }).toEqual({ status: 400, codes: ['QUERY_TOO_COMPLEX'] });
    expect(errors.length).toBeLessThanOrEqual(2);
  });

  it.each([
    [
      'depth',
      12,
      'mine.nodes.quotes.nodes.customer',
      `{ mine: customers { nodes { quotes { nodes ${nested(14, '{ customer ', '}', '{ id }')} } } } }`,
    ],
    [
      'cost',
      20_000,
      'customers.nodes.work.nodes.',
      `{ customers(first: 100) { nodes { work: quotes(first: 100) { nodes { id number status } } } } }`,
    ],
    ['rootFields', 30, '40 fields', `{ ${times(40, () => '__typename')} }`],
    [
      'mutations',
      1,
      'The operation has 2 mutations',
      'mutation { a: signOut ...B } fragment B on Mutation { b: signOut }',
    ],
    ['aliases', 50, '60 aliases', `{ ${times(60, (at) => `a${at}: __typename`)} }`],
    ['aliasLength', 200, 'aaaaa', `{ ${'a'.repeat(201)}: __typename }`],
    ['directives', 50, '60 directives', `{ me { ${times(60, () => 'id @include(if: true)')} } }`],
    [
      'directiveVariables',
      10,
      '11 variables',
      `query (${times(11, (at) => `$v${at}: Boolean!`)}) { me { ${times(11, (at) => `... @include(if: $v${at}) { id }`)} } }`,
    ],
    ['tokens', 1_500, 'too many tokens', `{ me { ${times(3000, () => 'id')} } }`],
    ['parts', 1_000, 'fields and fragments', `{ ...F0 } ${doubling(40, 'Query', 'me { id }')}`],
  ])('with the limit, its number and where it was passed: %s', async (name, max, told, query) => {
    const { errors } = await ask(query);
    const [{ message, extensions }] = errors as unknown as [{ message: string; extensions: object }];
    expect(extensions).toEqual({ code: 'QUERY_TOO_COMPLEX', limit: { name, max } });
    expect(message).toContain(told);
    expect(message).toMatch(new RegExp(`; ${max.toLocaleString('en-US')} (is|are) allowed$`));
  });

  it('whose fragments go round in a circle', async () => {
    const circle = `{ ...A } fragment A on Query { me { id } ...B } fragment B on Query { ...A }`;
    expect(await ask(circle)).toMatchObject({ status: 400, codes: ['GRAPHQL_VALIDATION_FAILED'] });
  });

  it('in a batch, with brackets within brackets, or without saying which of its operations is meant', async () => {
    const one = { query: '{ me { id } }' };
    expect(await post(JSON.stringify([one, one]))).toMatchObject({ status: 400, codes: ['BAD_REQUEST'] });
    const deep = `{ customers(filter: ${nested(700, '[', ']', '')}) { totalCount } }`;
    expect(await ask(deep)).toMatchObject({ status: 400, codes: ['GRAPHQL_VALIDATION_FAILED'] });
    const two = 'query A { me { id } } query B { me { id } }';
    expect((await ask(two)).codes).toEqual(['OPERATION_RESOLUTION_FAILURE']);
    expect((await ask(`query ${'n'.repeat(100_000)} { me { id } }`)).status).toBe(200);
  });

  it('that holds the same field a thousand times, wherever it does', async () => {
    const ids = times(1_001, () => 'id');
    for (const query of [`{ me { ${ids} } }`, `{ me { id } } fragment Unused on User { ${ids} }`])
      expect((await ask(query)).codes).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('with a few words about what is wrong with it', async () => {
    const { status, errors, text } = await ask(`{ me { ${times(900, (at) => `nothing${at}`)} } }`);
    expect(status).toBe(400);
    expect(errors.length).toBeLessThanOrEqual(6);
    expect(text.length).toBeLessThan(10_000);
  });
});

it('a mutation may ask for its type’s name too', async () => {
  const { errors } = await ask('mutation { __typename subscribeToNewsletter(email: "robin@example.com") }');
  expect(errors).toEqual([]);
});

describe('the schema', () => {
  it('is asked for as generators and editors do, as often as they like', async () => {
    const query = getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, specifiedByUrl: true });
    const answers = [];
    for (let count = 0; count < 15; count++) answers.push(await ask(query));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is executed once for concurrent requests, except for refused ones', async () => {
    const introspection = new Introspection();
    let worked = 0;
    const askWith = (result: ExecutionResult) => {
      const document = parse(getIntrospectionQuery());
      const workOut = async () => {
        worked += 1;
        await nextTurn();
        return result;
      };
      return introspection.answer(document, getOperationAST(document)!, { requestId: 'any' }, workOut);
    };
    const refused = { errors: [new GraphQLError('Not you')] };
    const answers = await Promise.all([refused, ...Array(20).fill({ data: { told: true } })].map(askWith));
    expect(worked).toBe(2);
    expect(answers[0]).toEqual(refused);
    expect(new Set(answers.slice(1).map(({ data }) => (data as unknown as JsonText).text))).toEqual(
      new Set(['{"told":true}']),
    );
  });

  it('is asked for in ever new ways only so often', async () => {
    const codes = [];
    for (let count = 0; count < 15; count++)
      codes.push((await ask(`{ again${count}: __schema { types { name fields { name args { name } } } } }`)).codes[0]);
    expect(codes.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(new Set(codes.slice(3))).toEqual(new Set(['RATE_LIMITED']));
    // Before it is looked at for what is wrong with it.
    const refused = await ask('{ __schema { nothing } }');
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(getIntrospectionQuery({ oneOf: true }))).codes).toEqual([]);
    await expectAlive();
  });
});

describe('a body', () => {
  it('of 10 MB is refused, with its length told or in pieces', async () => {
    const large = JSON.stringify({ query: '{ me { id } }', variables: { x: 'x'.repeat(10_000_000) } });
    const refused = await post(large);
    expect(refused).toMatchObject({ status: 413, codes: ['BAD_USER_INPUT'] });
    expect(refused.errors).toMatchObject([
      { message: expect.stringContaining('5,242,880 bytes'), extensions: { limit: { name: 'body', max: 5_242_880 } } },
    ]);
    const inPieces = new ReadableStream({
      start(controller) {
        const bytes = new TextEncoder().encode(large);
        for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536));
        controller.close();
      },
    });
    const response = await fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: inPieces,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      // Hung up on in the midst of it.
      () => 413,
    );
    expect(response).toBe(413);
  });

  it('that unfolds to far more is not unfolded', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(10_000_000, ' ')));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await post(bomb, { 'content-encoding': 'gzip' })).toMatchObject({ status: 415, codes: ['BAD_USER_INPUT'] });
  });

  it.each([
    ['brackets within brackets', `{"query":"{ me { id } }","variables":${nested(400_000, '[', ']', '')}}`],
    ['objects within objects', `{"query":"{ me { id } }","variables":${nested(400_000, '{"a":', '}', '1')}}`],
  ])('of %s, hundreds of thousands deep, harms nothing', async (_what, body) => {
    const { status, codes } = await post(body);
    expect(status).toBeLessThan(500);
    expect(codes).not.toContain('INTERNAL');
    await expectAlive();
  });

  it('whose variables are wrong in ten thousand places is told of a hundred at most', async () => {
    const rows = Array.from({ length: 10_000 }, () => ({ name: 7, email: [], nonsense: true }));
    const query = 'mutation ($input: ImportCustomersInput!) { importCustomers(input: $input) { createdCount } }';
    const wrongTypes = await ask(query, { input: { rows } });
    expect(wrongTypes.codes).toEqual(['BAD_USER_INPUT']);
    expect(wrongTypes.errors.length).toBeLessThanOrEqual(101);
    const wrongValues = await ask(query, { input: { rows: rows.map(() => ({ name: '', email: 'no address' })) } });
    expect(wrongValues.codes).toEqual(['VALIDATION_FAILED']);
    expect(wrongValues.text.length).toBeLessThan(100_000);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html', ''])(
    'of the type "%s" is refused, as any site could send it',
    async (type) => {
      const { status } = await post('{"query":"mutation { signOut }"}', { 'content-type': type });
      expect(status).toBe(415);
    },
  );
});

describe('a GET', () => {
  it('changes nothing', async () => {
    const response = await fetch(
      `${app.address}/graphql?query=${encodeURIComponent('mutation { signOutEverywhere }')}`,
      {
        headers: { authorization: `Bearer ${dana.accessToken}`, 'content-type': 'application/json' },
      },
    );
    expect(response.status).toBe(405);
    await expectAlive();
  });
});
