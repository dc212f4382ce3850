import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freePort } from '#db/embedded/freePort.ts';
import { grantsOf } from '#domain/permissions.ts';
import { openApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { keptLog } from '#tests/support/log.ts';
import { mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { subscribe } from '#tests/support/subscriptions.ts';

const account = { fullName: 'Quiet Person', email: 'quiet@example.com', password: 'Correct-horse1' };
const NAMED = 'query Mine { me { id } }';

describe('the log', () => {
  it('has a line for each request with id, operation, actor and duration, without secrets', async () => {
    const kept = keptLog();
    const app = await openApp(await createTestDatabase(), {}, kept.log);
    const dana = await GraphQLPerson.signUp(app.address, account);
    const { text: mail } = await mailTo(app.address, account.email, 'confirm');
    const debtor = await withDebtor(dana, { name: 'Secret Customer', email: 'secret@example.com' });
    const invoice = await debtor.owing(5000);
    const portalToken = invoice.portalUrl.split('/').at(-1);
    await dana.ask('query ($token: String!) { portalInvoice(token: $token) { number } }', { token: portalToken });
    await fetch(invoice.portalUrl);
    await fetch(`${app.address}/portal/invoice/${portalToken}.pdf`);

    const response = await fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${dana.accessToken}` },
      body: JSON.stringify({ query: NAMED }),
    });
    const { userId, businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
    const id = response.headers.get('x-request-id');
    await expect.poll(() => kept.lines().filter(({ requestId }) => requestId === id)).toHaveLength(1);
    expect(kept.lines().find(({ requestId }) => requestId === id)).toMatchObject({
      method: 'POST',
      route: '/graphql',
      status: 200,
      ms: expect.any(Number),
      operation: 'Mine',
      field: 'query me',
      businessId,
      userId,
    });
    await dana.refused('NOT_FOUND', 'mutation { voidInvoice(id: "none") { id } }');
    await expect.poll(() => kept.lines().filter(({ refused }) => refused === 'NOT_FOUND')).toHaveLength(1);
    const secrets = [account.password, account.email, dana.accessToken, portalToken, /token=([\w-]+)/.exec(mail)?.[1]];
    for (const secret of [...secrets, 'Secret Customer', 'secret@example.com', 'Quiet Person']) {
      expect(secret).toBeTruthy();
      expect(kept.text()).not.toContain(secret);
    }
  });

  it.each(['return', 'exit', 'fail'])('is flushed before a process exits: %s', async (how) => {
    const program = fileURLToPath(new URL('../support/loggingProcess.ts', import.meta.url));
    const printed = await new Promise<string>((resolve) =>
      execFile(process.execPath, [program, how], (_error, stdout) => resolve(stdout)),
    );
    const lines = printed.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the first', 'the last']);
  });

  it('has an unexpected error with the request id that the client gets', async () => {
    const kept = keptLog();
    const app = await openApp(await createTestDatabase(), {}, kept.log);
    const nobody = app.services.accessTokens.issue({
      kind: 'member',
      role: 'OWNER',
      rights: 1,
      grants: grantsOf('OWNER'),
      userId: '01900000-0000-7000-8000-000000000001',
      businessId: '01900000-0000-7000-8000-000000000001',
      sessionId: '01900000-0000-7000-8000-000000000001',
    });
    const { extensions } = await new GraphQLPerson(app.address, account, nobody).refused(
      'INTERNAL',
      '{ subscription { tier } }',
    );
    await expect
      .poll(() =>
        kept
          .lines()
          .filter(({ requestId }) => requestId === extensions.requestId)
          .map(({ msg }) => msg),
      )
      .toEqual(['unexpected error', 'request']);
  });
});

describe('the metrics', () => {
  it('are served on a separate port, with a bounded number of label values', async () => {
    const port = await freePort();
    const app = await openApp(await createTestDatabase(), { METRICS_PORT: String(port) });
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const dana = await GraphQLPerson.signUp(app.address, { ...account, email: 'counted@example.com' });
    await withDebtor(dana);
    await dana.refused('VALIDATION_FAILED', 'mutation { createCustomer(input: { name: "" }) { id } }');
    const listener = await subscribe(app, dana, 'subscription { activity { id } }');
    const text = await read();
    for (const series of [
      'whorl_graphql_operation_seconds_count{type="mutation",field="createCustomer",outcome="ok"} 1',
      'whorl_graphql_operation_seconds_count{type="mutation",field="createCustomer",outcome="refused"} 1',
      'whorl_sockets 1',
      'whorl_jobs_waiting{state="given_up"} 0',
    ])
      expect(text.split('\n')).toContain(series);
    expect(text).toMatch(/whorl_database_connections\{state="waited_for"\} \d+/);
    expect(text).toMatch(/whorl_http_request_seconds_count\{method="POST",route="\/graphql",status="2xx"\} \d+/);
    await expect
      .poll(read, { timeout: 60_000 })
      .toMatch(/whorl_job_seconds_count\{task="mail.account",outcome="ok"\} \d+/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(listener.errors).toEqual([]);

    const seriesOf = async () => (await read()).split('\n').filter((line) => line.startsWith('whorl_')).length;
    const strange = async (word: string) => {
      await dana.ask(`query ${word} { me { id } }`);
      await fetch(`${app.address}/${word}`);
      await dana.send(`{ ${word} }`);
    };
    await strange('first');
    const before = await seriesOf();
    for (let count = 0; count < 20; count++) await strange(`made${count}up`);
    expect(await seriesOf()).toBe(before);
    expect(await read()).not.toContain('made1up');
    expect(await (await fetch(`${app.address}/metrics`)).text()).not.toContain('whorl_');
  });

  it('are off unless configured', async () => {
    expect((await openApp(await createTestDatabase())).services.metrics).toBeUndefined();
  });
});

describe('the traces', () => {
  it('contain a request, its statements and jobs, within the caller’s trace', async () => {
    type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: unknown };
    const spans: Span[] = [];
    let sent = '';
    const collector = createServer(async (request, response) => {
      let body = '';
      for await (const bytes of request) body += bytes;
      sent += body;
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const app = await openApp(await createTestDatabase(), { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
    const dana = await GraphQLPerson.signUp(app.address, { ...account, email: 'traced@example.com' });
    const [traceId, parentId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
    await fetch(`${app.address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${dana.accessToken}`,
        traceparent: `00-${traceId}-${parentId}-01`,
      },
      body: JSON.stringify({ query: 'mutation { createCustomer(input: { name: "Traced Customer" }) { id } }' }),
    });
    await mailTo(app.address, 'traced@example.com', 'confirm');
    await app.close();
    const [operation] = spans.filter(({ name }) => name === 'mutation createCustomer');
    expect(operation).toMatchObject({ traceId, parentSpanId: parentId });
    const below = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId).map(({ name }) => name);
    expect(below).toEqual(expect.arrayContaining(['insert customers']));
    expect(spans.map(({ name }) => name)).toContain('job mail.account');
    expect(sent).not.toContain('Traced Customer');
    expect(sent).not.toContain('traced@example.com');
    collector.close();
  });
});
