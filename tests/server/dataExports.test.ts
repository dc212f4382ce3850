import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATA_EXPORT_KEPT_DAYS } from '#domain/dataExport.ts';
import { DATASETS, LEFT_OUT } from '#server/features/dataExports/datasets.ts';
import { maintainDataExports } from '#server/features/dataExports/jobs/maintainDataExports.ts';
import { openApp, SESSION_SECRET, startTestApp, type TestApp } from '#tests/support/app.ts';
import { commandsIn } from '#tests/support/clock.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  exportOf,
  finishedExport,
  OPEN_EXPORT,
  READ_EXPORT,
  REQUEST_EXPORT,
  unpack,
} from '#tests/support/dataExports.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { endTrial } from '#tests/support/plans.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';
import { TestServer } from '#tests/support/server.ts';

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const table = (files: Map<string, string>, name: string) =>
  Papa.parse<Record<string, string>>(files.get(`csv/${name}.csv`)?.replace('\ufeff', '') ?? '', {
    header: true,
    skipEmptyLines: true,
  }).data;
const list = (files: Map<string, string>, name: string) => JSON.parse(files.get(`json/${name}.json`) ?? 'null');

describe('a full export', () => {
  it('has every record as CSV and JSON, documents and files, and nothing of other businesses', async () => {
    const dana = await app.professional();
    await app.professional('Somebody Else').then((other) => withCustomer(other, { name: 'Not yours' }));
    const debtor = await withDebtor(dana, { name: '=SUM("A1")' });
    const quote = await (await withCustomer(dana, { name: 'Zoë Ñandú' })).sent();
    const invoice = await debtor.owing(123_450);
    await debtor.pay(invoice.id, 50_000, { reference: '1042' });
    await dana.ask('mutation ($dataUrl: String!) { setBusinessLogo(dataUrl: $dataUrl) { id } }', { dataUrl: LOGO });
    await endTrial(app, dana);

    const path = await exportOf(dana);
    const response = await fetch(app.address + path);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="whorl-export-[\d-]+\.zip"$/);
    const files = await unpack(await response.arrayBuffer());

    for (const { name } of DATASETS) {
      expect(list(files, name), name).toBeInstanceOf(Array);
      expect(table(files, name).length, name).toBe(list(files, name).length);
    }
    expect(table(files, 'customers').map(({ name }) => name)).toEqual([`'=SUM("A1")`, 'Zoë Ñandú']);
    expect(list(files, 'customers').map(({ name }: { name: string }) => name)).toEqual(['=SUM("A1")', 'Zoë Ñandú']);
    expect(table(files, 'invoices')).toMatchObject([
      { number: invoice.number, total: '1234.5', paid: '500', balance: '734.5' },
    ]);
    expect(list(files, 'invoice_lines')).toMatchObject([{ invoice_number: invoice.number, unit_cents: 123_450 }]);
    expect(table(files, 'payments')).toMatchObject([
      { amount: '500', reference: '1042', invoice_number: invoice.number, recorded_by_name: 'Dana Ruiz' },
    ]);
    expect(table(files, 'team')).toMatchObject([{ role: 'OWNER', name: 'Dana Ruiz' }]);
    expect(files.get(`quotes/${quote.number}.pdf`)).toMatch(/^%PDF/);
    expect(files.get(`invoices/${invoice.number}.pdf`)).toMatch(/^%PDF/);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(1);
    const everything = [...files.values()].join('\n');
    expect(everything).not.toContain('Not yours');
    expect(everything).not.toContain('portal_token');

    const { dataExport } = await dana.ask(READ_EXPORT);
    expect(dataExport).toMatchObject({
      filesDone: dataExport.filesTotal,
      sizeBytes: Number(response.headers.get('content-length')),
    });
    expect((Date.parse(dataExport.expiresAt) - Date.parse(dataExport.readyAt)) / 86_400_000).toBe(
      DATA_EXPORT_KEPT_DAYS,
    );
    expect((await mailTo(app.address, dana.account.email, 'export is ready')).text).toContain(
      `${app.address}/dashboard/settings/data`,
    );
  });

  it('can be resumed after an interrupted download', async () => {
    const dana = await app.professional();
    // More than one row of an archive, incompressible.
    const { businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
    await sql`insert into files (business_id, id, content_type, bytes, created_at)
      values (${businessId}, ${randomUUID()}, 'image/png', ${randomBytes(700_000)}, now())`.execute(
      app.services.database.em.getKysely(),
    );
    const url = app.address + (await exportOf(dana));
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const response = await fetch(url, { headers: { range, ...headers } });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const middle = Math.floor(whole.length / 2);
    const [start, rest] = [await part(`bytes=0-${middle - 1}`), await part(`bytes=${middle}-`)];
    expect(rest.response.status).toBe(206);
    expect(rest.response.headers.get('content-range')).toBe(`bytes ${middle}-${whole.length - 1}/${whole.length}`);
    expect(Buffer.concat([start.bytes, rest.bytes]).equals(whole)).toBe(true);
    expect((await part('bytes=-10')).bytes.equals(whole.subarray(-10))).toBe(true);
    const etag = rest.response.headers.get('etag') ?? '';
    expect((await part('bytes=5-9', { 'if-range': etag })).response.status).toBe(206);
    expect((await part('bytes=5-9', { 'if-range': '"another"' })).bytes.equals(whole)).toBe(true);
    const beyond = await part(`bytes=${whole.length}-`);
    expect([beyond.response.status, beyond.response.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
    expect((await fetch(url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(whole.length));
  });

  it('is readable by its requester only, while signed in', async () => {
    const [dana, other] = [await app.professional(), await app.professional()];
    const path = await exportOf(dana);
    const { dataExport } = await dana.ask(READ_EXPORT);
    await other.refused('NOT_FOUND', OPEN_EXPORT, { id: dataExport.id });
    expect((await other.ask(READ_EXPORT)).dataExport).toBeNull();
    for (const role of ['MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const) {
      await inRole(app, dana, role).refused('FORBIDDEN', REQUEST_EXPORT);
      await inRole(app, dana, role).refused('FORBIDDEN', OPEN_EXPORT, { id: dataExport.id });
    }
    await app.visitor().refused('UNAUTHENTICATED', REQUEST_EXPORT);
    const [bare, ticket] = path.split('?');
    for (const address of [
      bare,
      `${bare}?ticket=${dana.accessToken}`,
      `${bare?.replace(/[\da-f]{12}\.zip/, '000000000000.zip')}?${ticket}`,
    ])
      expect((await fetch(app.address + address)).status).toBe(401);
    expect((await fetch(app.address + path)).status).toBe(200);
    await dana.ask('mutation { signOut }');
    expect((await fetch(app.address + path)).status).toBe(404);
  });

  it('is built one at a time, and replaced by a new one', async () => {
    const dana = await app.professional();
    const asked = await Promise.all(Array.from({ length: 4 }, () => dana.ask(REQUEST_EXPORT)));
    expect(new Set(asked.map(({ requestDataExport }) => requestDataExport.id)).size).toBe(1);
    const first = await finishedExport(dana);
    const second = await exportOf(dana);
    expect((await fetch(app.address + first)).status).toBe(404);
    expect((await fetch(app.address + second)).status).toBe(200);
  });

  it('is deleted when it expires', async () => {
    const dana = await app.professional();
    const path = await exportOf(dana);
    await maintainDataExports({ commands: commandsIn(app, DATA_EXPORT_KEPT_DAYS - 0.1) });
    expect((await fetch(app.address + path)).status).toBe(200);
    await maintainDataExports({ commands: commandsIn(app, DATA_EXPORT_KEPT_DAYS) });
    expect((await fetch(app.address + path)).status).toBe(404);
    const { dataExport } = await dana.ask(READ_EXPORT);
    expect(dataExport.status).toBe('EXPIRED');
    const { rows } = await sql`select from data_export_chunks where export_id = ${dataExport.id}`.execute(
      app.services.database.em.getKysely(),
    );
    expect(rows).toEqual([]);
  });

  it('contains every business table, or excludes it with a reason', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'
    `.execute(app.services.database.em.getKysely());
    const known = [...DATASETS.map((dataset) => dataset.table), ...Object.keys(LEFT_OUT)];
    expect(known.sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});

it('an export continues after its process was killed', { timeout: 120_000 }, async () => {
  const databaseUrl = await createTestDatabase();
  const server = await TestServer.start({ DATABASE_URL: databaseUrl, SESSION_SECRET });
  const dana = await GraphQLPerson.signUp(server.url, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  const debtor = await withDebtor(dana);
  await inLanes(4, Array.from({ length: 30 }), () => debtor.create());
  await dana.ask(REQUEST_EXPORT);
  const done = async () => (await dana.ask(READ_EXPORT)).dataExport.filesDone;
  await expect.poll(done, { timeout: 60_000, interval: 20 }).toBeGreaterThan(2 * DATASETS.length + 5);
  await server.kill('server');
  await server.remove();

  const node = await openApp(databaseUrl);
  const database = node.services.database.em.getKysely();
  const written = async () =>
    (
      await sql<{
        name: string;
        at: string;
      }>`select name, xmin::text as at from data_export_files where part = 0`.execute(database)
    ).rows;
  const before = await written();
  expect(before.length).toBeGreaterThan(2 * DATASETS.length + 5);
  const kept = await sql<{ files_done: number }>`select files_done from data_exports`.execute(database);
  expect(kept.rows).toEqual([{ files_done: before.length }]);

  // Written files stay unchanged until they are packed into the archive, and are then deleted.
  await sql`create table seen as select name, xmin::text as at from data_export_files where false`.execute(database);
  await sql`create function see() returns trigger language plpgsql security definer set search_path = public as $$ begin
    insert into seen values (old.name, old.xmin::text); return old; end $$`.execute(database);
  await sql`create trigger see before delete on data_export_files for each row when (old.part = 0) execute function see()`.execute(
    database,
  );
  await maintainDataExports({ commands: commandsIn(node, 6 / (24 * 60)) });
  const again = new GraphQLPerson(node.address, dana.account, dana.accessToken);
  const files = await unpack(await (await fetch(node.address + (await finishedExport(again)))).arrayBuffer());
  expect([...files.keys()].filter((name) => name.startsWith('invoices/'))).toHaveLength(30);
  const { rows: seen } = await sql<{ name: string; at: string }>`select name, at from seen`.execute(database);
  expect(seen).toEqual(expect.arrayContaining(before));
  expect(seen.length).toBeGreaterThan(before.length);
});
