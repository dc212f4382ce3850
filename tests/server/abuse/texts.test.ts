import 'reflect-metadata';
import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentStore, textsKept } from '#server/platform/graphql/documents.ts';
import { MOST_OUTCOMES, selectionOf } from '#server/platform/reads/selection.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { keptLog } from '#tests/support/log.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

const long = 'x'.repeat(25_000);

describe('a text that is too long is refused before it is looked up, and told of by its field', () => {
  it.each<[path: string, query: string, variables?: Record<string, unknown>, told?: string]>([
    ['token', '($t: String!) { portalQuote(token: $t) { __typename } }', { t: long }],
    ['slug', '($t: String!) { article(slug: $t) { id } }', { t: long }],
    ['after', '($t: String) { customers(after: $t) { totalCount } }', { t: long }],
    ['id', '($t: ID!) { customer(id: $t) { id } }', { t: long }],
    ['filter.search', '($f: CustomerFilter) { customers(filter: $f) { totalCount } }', { f: { search: long } }],
    ['filter.search', '($t: String) { customers(filter: { search: $t }) { totalCount } }', { t: long }, 'search'],
    ['token', `{ portalQuote(token: "${long}") { __typename } }`],
    ['filter.search', `{ customers(filter: { search: "${long}" }) { totalCount } }`],
    ['token', `($t: String = "${long}") { teamInvitation(token: $t) { __typename } }`],
    ['token', '($t: String!) { ...Q } fragment Q on Query { portalQuote(token: $t) { __typename } }', { t: long }],
  ])('%s: %s', async (path, query, variables = {}, told = path) => {
    const { extensions } = await dana.refused('VALIDATION_FAILED', `query ${query}`, variables);
    expect(extensions.fields).toMatchObject([{ path: told, code: 'TOO_BIG' }]);
  });

  it('also in mutations, in whatever list it is', async () => {
    const rows = [{ name: 'Robin' }, { name: 'x'.repeat(20_001) }];
    const query = 'mutation ($input: ImportCustomersInput!) { importCustomers(input: $input) { createdCount } }';
    const { extensions } = await dana.refused('VALIDATION_FAILED', query, { input: { rows } });
    expect(extensions.fields).toMatchObject([{ path: 'rows.1.name', code: 'TOO_BIG' }]);
  });
});

it('an operation’s name is cut before it is logged', async () => {
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

describe('what is kept of texts and their variables', () => {
  it('are the latest outcomes of @include alone', () => {
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

  it('are so many documents', async () => {
    const store = documentStore();
    for (let at = 0; at <= textsKept.max; at++) await store.set(`${at}`, parse(`{ a${at} }`));
    expect(await store.get('0')).toBeUndefined();
    expect(await store.get(`${textsKept.max}`)).toBeDefined();
    await store.set('long', parse(`{ a(b: "${'x'.repeat(textsKept.maxSize)}") }`));
    expect(await store.get('long')).toBeUndefined();
  });
});

describe('a persisted query', () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
  it.each([
    ['by its hash', { extensions }],
    ['with its text', { query: '{ me { id } }', extensions }],
  ])('%s is answered as Apollo’s clients expect: they send the text then', async (_how, body) => {
    const posted = await fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const search = new URLSearchParams({
      ...('query' in body && { query: body.query }),
      extensions: JSON.stringify(extensions),
    });
    const got = await fetch(`${app.address}/graphql?${search}`, { headers: { 'content-type': 'application/json' } });
    for (const response of [posted, got]) {
      expect(response.status).toBe(200);
      expect((await response.json()).errors).toEqual([
        { message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
      ]);
    }
  });
});
