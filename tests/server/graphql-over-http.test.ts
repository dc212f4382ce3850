import { getIntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

describe('GraphQL over HTTP, by its specification', () => {
  for (const { name, fn } of serverAudits({ url: () => `${app.address}/graphql`, fetchFn: fetch })) {
    it(name, async () => {
      const result = await fn();
      expect(allowed(name)).toContain(result.status);
    });
  }
});

/**
 * Audits with the level MAY are optional. For the old media type the specification recommends 200 even for client
 * errors; Whorl responds 4xx there, so that caches, logs and probes recognize a failure.
 */
function allowed(audit: string): string[] {
  const prefersOk = audit.startsWith('SHOULD use') && audit.includes('200') && audit.endsWith('application/json');
  return prefersOk ? ['ok', 'warn'] : ['ok', 'notice'];
}

describe('a request', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const codeOf = async (response: Response) =>
    ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code;

  it('may be a GET, for queries only', async () => {
    const query = await fetch(`${app.address}/graphql?query=${encodeURIComponent('{ me { id } }')}`);
    expect([query.status, await query.json()]).toEqual([200, { data: { me: null } }]);
    const mutation = await fetch(`${app.address}/graphql?query=${encodeURIComponent('mutation { signOut }')}`);
    expect(mutation.status).toBe(405);
  });

  it.each([
    ['too deep', `{ __type(name: "Query") { fields { type ${nested(14)} } } }`, 'QUERY_TOO_COMPLEX'],
    [
      'too many aliases',
      `{ ${Array.from({ length: 60 }, (_, at) => `a${at}: __typename`).join(' ')} }`,
      'QUERY_TOO_COMPLEX',
    ],
    [
      'too many directives',
      `{ ${Array.from({ length: 60 }, () => '__typename @include(if: true)').join(' ')} }`,
      'QUERY_TOO_COMPLEX',
    ],
  ])('that is %s is refused before it runs', async (_what, query, code) => {
    const response = await post({ query });
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe(code);
  });

  it('with nested pages above the cost limit is refused', async () => {
    const fields = Array.from({ length: 30 }, (_, at) => `a${at}: name`).join(' ');
    const roots = Array.from(
      { length: 20 },
      (_, at) => `r${at}: customers(first: 100) { nodes { ${fields.replaceAll('a', `b${at}`)} } }`,
    );
    const response = await post({ query: `{ ${roots.join(' ')} }` });
    expect(await codeOf(response)).toBe('QUERY_TOO_COMPLEX');
  });

  it('with exponentially nested fragments is refused quickly', async () => {
    const fragments = Array.from(
      { length: 25 },
      (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
    ).join('\n');
    const response = await post({ query: `{ ...F0 } ${fragments} fragment F25 on Query { me { id email } }` });
    expect(await codeOf(response)).toBe('QUERY_TOO_COMPLEX');
  });

  it('may use introspection', async () => {
    const response = await post({ query: getIntrospectionQuery() });
    expect(response.status).toBe(200);
  });

  it('is refused in batches, with a too large body or without JSON', async () => {
    expect((await post([{ query: '{ me { id } }' }])).status).toBe(400);
    expect((await post({ query: `{ me { id } } # ${'x'.repeat(6_000_000)}` })).status).toBe(413);
    expect((await post('{"query": ')).status).toBe(400);
  });

  it('of a browser for a page gets GraphiQL without external resources', async () => {
    const response = await fetch(`${app.address}/graphql`, { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('GraphiQL');
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it('that fails unexpectedly reveals only its request id', async () => {
    const person = await app.professional();
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('alter view tenant.services rename to services_elsewhere');
    const { message, extensions } = await person.refused('INTERNAL', '{ services { id } }');
    await client.query('alter view tenant.services_elsewhere rename to services');
    await client.end();
    expect(extensions).toEqual({ code: 'INTERNAL', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(message).toContain(extensions.requestId);
    expect(message).not.toMatch(/services|relation|select/);
  });
});

describe('a repeated query, which bypasses Apollo,', () => {
  const TWO = 'query A { me { id } } query B($never: Boolean!) { me { id @skip(if: $never) email } }';
  const NEWER = { accept: 'application/graphql-response+json' };

  it.each<[string, { query: string; [part: string]: unknown }, Record<string, string>?]>([
    ['is a query', { query: '{ me { id email } }' }],
    ['has nulls for what it does not say', { query: '{ me { id } }', operationName: null, variables: null }],
    ['is one of two operations', { query: TWO, operationName: 'B', variables: { never: false } }],
    ['names neither of two operations', { query: TWO, operationName: 'C' }],
    ['names none of two operations', { query: TWO }],
    ['names an operation by no name', { query: '{ me { id } }', operationName: '' }],
    ['lacks a variable', { query: TWO, operationName: 'B' }],
    ['has a variable of another type', { query: TWO, operationName: 'B', variables: { never: 'x' } }],
    ['has a list for its variables', { query: '{ me { id } }', variables: [] }],
    ['has text for its variables', { query: '{ me { id } }', variables: '{}' }],
    ['has a number for its name', { query: '{ me { id } }', operationName: 3 }],
    [
      'is a persisted query',
      { query: '{ me { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
    ],
    ['wants the newer media type', { query: '{ me { id } }' }, NEWER],
    ['lacks a variable and wants the newer media type', { query: TWO, operationName: 'B' }, NEWER],
    ['wants what there is none of', { query: '{ me { id } }' }, { accept: 'text/csv' }],
    ['is refused', { query: '{ services { id } }' }],
    ['is a mutation that is refused', { query: 'mutation { deleteCustomer(id: "x") { id } }' }],
    ['breaks a rule of validation', { query: '{ nothing }' }],
    ['asks for the schema', { query: '{ __schema { queryType { name } } }' }],
    ['asks for a subscription', { query: 'subscription { activity { id } }' }],
  ])('has the same response where it %s', async (what, body, headers = {}) => {
    // A unique text, not cached before.
    const text = JSON.stringify({ ...body, query: `${body.query} # ${what}` });
    const ask = async () => {
      const response = await fetch(`${app.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: text,
      });
      const { date: _now, 'x-request-id': _id, ...told } = Object.fromEntries(response.headers);
      return { status: response.status, told, answer: withoutIds(await response.text()) };
    };
    const first = await ask();
    expect(await ask()).toEqual(first);
  });

  /** Each unexpected error has another request id. */
  const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
});

function nested(levels: number): string {
  return levels === 0 ? '{ name }' : `{ ofType ${nested(levels - 1)} }`;
}

describe('health', () => {
  it('is live and ready', async () => {
    expect((await fetch(`${app.address}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${app.address}/readyz`)).json()).toEqual({ status: 'ready' });
  });
});
