import 'reflect-metadata';
import { type FieldNode, type OperationDefinitionNode, parse } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { InvoiceEntity, PaymentEntity } from '#db/entities/index.ts';
import { withoutTenant, withTenant, withUnknownTenant } from '#db/tenancy/tenantContext.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { Reads } from '#server/platform/reads/reads.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type Biller, withDebtor } from '#tests/support/invoices.ts';
import { findPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts';

/** Context as in a resolver that reads the ids of invoices. */
const operation = parse('{ invoices { id } }').definitions[0] as OperationDefinitionNode;
const asking = { fieldNodes: operation.selectionSet.selections as FieldNode[], fragments: {}, variableValues: {} };

const POOLED = 'through PgBouncer in transaction mode';
const ways: Record<string, () => Promise<TestApp>> = { directly: startTestApp };
if (findPgBouncer()) ways[POOLED] = () => startTestApp({ DATABASE_PREPARE: 'false' }, { pooler: startPgBouncer });
else it.skip(`${POOLED}: pgbouncer is not installed (Debian: apt-get install pgbouncer)`);

describe.each(Object.entries(ways))('connected %s', (_how, start) => {
  let app: TestApp;
  let mine: string;
  let theirs: string;
  let dana: Biller;

  beforeAll(async () => {
    app = await start();
    dana = await withDebtor(await app.professional());
    const other = await withDebtor(await app.professional('Somebody Else'));
    for (const biller of [dana, other]) await biller.pay((await biller.owing(5000)).id, 1000);
    [mine, theirs] = (await Promise.all([dana, other].map(({ person }) => person.ask('{ business { id } }')))).map(
      ({ business }) => business.id,
    ) as [string, string];
  });

  const kysely = () => app.services.database.em.getKysely();
  const businessesIn = async (table: string) =>
    (await sql<{ id: string }>`select distinct business_id as id from ${sql.table(table)}`.execute(kysely())).rows.map(
      ({ id }) => id,
    );

  describe('a statement without a tenant filter', () => {
    it('reads nothing of another business, from any business table', async () => {
      const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'tenant' and column_name = 'business_id'`.execute(kysely());
      const tables = rows.map(({ name }) => name);
      expect(tables).toEqual(expect.arrayContaining(['customers', 'invoices', 'payments', 'activities', 'tallies']));
      for (const table of tables) {
        const seen = await withTenant(mine, () => businessesIn(table));
        expect([table, seen.filter((id) => id !== mine)]).toEqual([table, []]);
      }
      expect(await withTenant(mine, () => businessesIn('payments'))).toEqual([mine]);
      expect(await withoutTenant(() => businessesIn('payments'))).toHaveLength(2);
    });

    it('reads nothing of another business in the reads compiler either', async () => {
      const unfiltered = { ...invoiceReads, public: true };
      const ids = async (businessId: string) => {
        const rows = await new Reads(kysely(), { businessId }).list(unfiltered, sql`true`, 't.id', asking);
        return rows.map(({ id }) => id);
      };
      const [ours, others] = [await ids(mine), await ids(theirs)];
      expect(ours).toHaveLength(1);
      expect(others).toHaveLength(1);
      expect(ours).not.toEqual(others);
    });

    it('changes and deletes nothing of another business', async () => {
      const changed = await withTenant(mine, () => sql`update invoices set notes = 'Seen'`.execute(kysely()));
      expect(changed.numAffectedRows).toBe(1n);
      const deleted = await withTenant(mine, () =>
        sql`delete from payments where business_id = ${theirs}`.execute(kysely()),
      );
      expect(deleted.numAffectedRows).toBe(0n);
    });

    it('cannot insert a row into another business', async () => {
      const write = withTenant(mine, () =>
        sql`insert into idempotency_keys (business_id, operation, key, result_id, created_at)
        values (${theirs}, 'x', 'x', gen_random_uuid(), now())`.execute(kysely()),
      );
      await expect(write).rejects.toMatchObject({ code: '44000' });
    });

    it('cannot access the tables directly', async () => {
      const read = withTenant(mine, () => sql`select from public.invoices`.execute(kysely()));
      await expect(read).rejects.toMatchObject({ code: '42501' });
    });

    it('sees members of its business, without their credentials', async () => {
      const asked = sql<{ email: string; hash: string | null }>`select email, password_hash as hash from users`;
      const { rows } = await withTenant(mine, () => asked.execute(kysely()));
      expect(rows).toEqual([{ email: 'person1@example.com', hash: null }]);
      expect((await withoutTenant(() => asked.execute(kysely()))).rows).toHaveLength(2);
    });

    it('sees no rows without a tenant context', async () => {
      for (const table of ['invoices', 'memberships', 'sessions'])
        expect(await withUnknownTenant(() => businessesIn(table))).toEqual([]);
    });

    it('fails with an invalid tenant', async () => {
      await expect(withTenant('nobody', () => businessesIn('invoices'))).rejects.toMatchObject({ code: '22P02' });
    });
  });

  describe('a command', () => {
    it('finds and changes its own business only, without the tenant filter', async () => {
      const found = await app.services.commands.run({ kind: 'system', businessId: mine }, async ({ em }) => {
        await em.nativeUpdate(PaymentEntity, {}, { note: 'Changed' }, { filters: false });
        return em.find(InvoiceEntity, {}, { filters: false });
      });
      expect(new Set(found.map(({ businessId }) => businessId))).toEqual(new Set([mine]));
      const { rows } = await sql<{ id: string }>`select business_id as id from payments where note = 'Changed'`.execute(
        kysely(),
      );
      expect(rows).toEqual([{ id: mine }]);
    });

    it('keeps its tenant to the end', async () => {
      const crossing = app.services.commands.run({ kind: 'system', businessId: mine }, async ({ em }) =>
        withTenant(theirs, () => em.find(InvoiceEntity, {}, { filters: false })),
      );
      await expect(crossing).rejects.toThrow('A transaction belongs to one business');
    });

    it('that fails leaves no tenant on its connection', async () => {
      const failing = app.services.commands.run({ kind: 'system', businessId: mine }, async ({ em }) => {
        await em.find(InvoiceEntity, {});
        throw new Error('No');
      });
      await expect(failing).rejects.toThrow('No');
      for (let turn = 0; turn < 12; turn++) {
        expect(await withTenant(theirs, () => businessesIn('invoices'))).toEqual([theirs]);
        expect(await businessesIn('invoices')).toHaveLength(2);
      }
    });
  });
});
