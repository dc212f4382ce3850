import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { documentStore, persistedQueries, textsKept } from '#server/platform/graphql/documents.ts';
import { MOST_OUTCOMES, selectionOf } from '#server/platform/reads/selection.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { keptLog } from '#tests/support/log.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

const kept = keptLog('info');
let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp({}, { log: kept.log });
  dana = await app.professional();
});

const long = 'x'.repeat(25_000);

describe('a too long text is rejected with its field, before any lookup', () => {
  it.each<[path: string, query: string, variables?: Record<string, unknown>]>([
    ['token', '($t: String!) { portalQuote(token: $t) { __typename } }', { t: long }],
    ['slug', '($t: String!) { article(slug: $t) { id } }', { t: long }],
    ['after', '($t: String) { customers(after: $t) { totalCount } }', { t: long }],
    ['id', '($t: ID!) { customer(id: $t) { id } }', { t: long }],
    ['filter.search', '($f: CustomerFilter) { customers(filter: $f) { totalCount } }', { f: { search: long } }],
    ['filter.search', '($t: String) { customers(filter: { search: $t }) { totalCount } }', { t: long }],
    ['filter.search', `($t: String = "${long}") { customers(filter: { search: $t }) { totalCount } }`],
    ['token', `{ portalQuote(token: "${long}") { __typename } }`],
    ['filter.search', `{ customers(filter: { search: "${long}" }) { totalCount } }`],
    ['token', `($t: String = "${long}") { teamInvitation(token: $t) { __typename } }`],
    ['token', '($t: String!) { ...Q } fragment Q on Query { portalQuote(token: $t) { __typename } }', { t: long }],
  ])('%s: %s', async (path, query, variables = {}) => {
    const { extensions } = await dana.refused('VALIDATION_FAILED', `query ${query}`, variables);
    expect(extensions.fields).toMatchObject([{ path, code: 'TOO_BIG' }]);
  });

  it('also in mutations, in any list', async () => {
    const rows = [{ name: 'Robin' }, { name: 'x'.repeat(20_001) }];
    const query = 'mutation ($input: ImportCustomersInput!) { importCustomers(input: $input) { createdCount } }';
    const { extensions } = await dana.refused('VALIDATION_FAILED', query, { input: { rows } });
    expect(extensions.fields).toMatchObject([{ path: 'rows.1.name', code: 'TOO_BIG' }]);
  });
});

it('an operation name is truncated in the log', async () => {
  const { log, lines } = keptLog();
  const { address } = await openApp(app.databaseUrl, {}, log);
  const query = `query ${'n'.repeat(100_000)} { me { id } }`;
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(response.status).toBe(200);
  await expect.poll(() => lines().find(({ msg, route }) => msg === 'request' && route === '/graphql')).toBeDefined();
  const line = lines().find(({ msg, route }) => msg === 'request' && route === '/graphql');
  expect(line?.operation).toBe('n'.repeat(100));
});

describe('the caches of documents', () => {
  it('keep plans for the latest values of @include only', () => {
    const document = parse('query ($a: Boolean!) { me { id @include(if: $a) } }');
    const { selectionSet } = document.definitions[0] as OperationDefinitionNode;
    const ask = (at: number) =>
      selectionOf({
        fieldNodes: [selectionSet.selections[0] as FieldNode],
        fragments: {},
        variableValues: { a: true, [`v${at}`]: true },
      });
    const first = ask(0);
    expect(ask(0)).toBe(first);
    for (let at = 1; at <= MOST_OUTCOMES; at++) ask(at);
    expect(ask(0)).not.toBe(first);
    expect(ask(0)).toEqual(first);
  });

  it('keep a limited number of documents', async () => {
    const store = documentStore();
    for (let at = 0; at <= textsKept.max; at++) await store.set(`${at}`, parse(`{ a${at} }`));
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get(`${textsKept.max}`)).toBeDefined();
    await store.set('long', parse(`{ a(b: "${'x'.repeat(textsKept.maxSize)}") }`));
    expect(await store.get('long')).toBeUndefined();
  });
});

/** pino's number for the level error. */
const ERROR_LEVEL = 50;

describe('a persisted query', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const persisted = (query: string, version: unknown = 1) => ({
    persistedQuery: { version, sha256Hash: sha256(query) },
  });
  const post = async (body: unknown) => {
    const response = await fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: await response.json() };
  };
  const notFound = {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  };

  it('is unknown until a client sends its text, and is then executed by its hash', async () => {
    const query = '{ me { id } } # registered';
    const extensions = persisted(query);
    expect(await post({ extensions })).toEqual({ status: 200, answer: notFound });
    expect(await post({ query, extensions })).toEqual({ status: 200, answer: { data: { me: null } } });
    await vi.waitFor(async () => expect((await post({ extensions })).answer).toEqual({ data: { me: null } }));
    const search = new URLSearchParams({ extensions: JSON.stringify(extensions) });
    const got = await fetch(`${app.address}/graphql?${search}`, { headers: { 'content-type': 'application/json' } });
    expect(await got.json()).toEqual({ data: { me: null } });
  });

  it('is answered that there are none, where they are turned off, and whole queries are answered', async () => {
    const { address } = await openApp(app.databaseUrl, { PERSISTED_QUERIES: 'false' });
    const send = async (body: unknown) => {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, answer: await response.json() };
    };
    const query = '{ me { id } }';
    const extensions = persisted(query);
    const message = 'PersistedQueryNotSupported';
    const answer = { errors: [{ message, extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }] };
    // As Apollo Client asks: the hash alone, then, told so, the whole query without one.
    expect(await send({ extensions })).toEqual({ status: 200, answer });
    expect(await send({ query })).toEqual({ status: 200, answer: { data: { me: null } } });
  });

  it('is kept while there is space, and can be registered again', async () => {
    const store = persistedQueries();
    for (let at = 0; at <= textsKept.max; at++) await store.set(`${at}`, '{ a }');
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get(`${textsKept.max}`)).toBe('{ a }');
    await store.set('long', 'x'.repeat(textsKept.maxSize));
    expect(await store.get('long')).toBeUndefined();
  });

  it.each<[string, object]>([
    ['a hash of another text', { query: '{ me { id } }', extensions: persisted('{ me { email } }') }],
    ['a version that there is none of', { extensions: persisted('{ me { id } }', 2) }],
    ['a text for its extension', { extensions: { persistedQuery: 'x' } }],
    ['a hash that is none', { query: '{ me { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: {} } } }],
    ['an invalid text', { query: '{ nothing }', extensions: persisted('{ nothing }') }],
    ['nothing at all', { extensions: {} }],
    ['no operation of that name', { query: 'query A { me { id } }', operationName: 'B' }],
    ['a wrong variable', { query: 'query ($id: ID!) { customer(id: $id) { id } }', variables: { id: {} } }],
    ['a mutation of nothing', { query: 'mutation { }' }],
  ])('with %s is rejected, and not logged as a server error', async (_what, body) => {
    const before = kept.lines().length;
    const { status, answer } = await post(body);
    expect(status).toBe(400);
    expect(answer.errors[0].extensions.code).not.toBe('INTERNAL');
    expect(
      kept
        .lines()
        .slice(before)
        .filter(({ level }) => Number(level) >= ERROR_LEVEL),
    ).toEqual([]);
  });
});
