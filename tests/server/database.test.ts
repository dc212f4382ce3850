import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#db/entities/index.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/orm.ts';
import { connectTo, createTestDatabase } from '#tests/support/database.ts';

let client: pg.Client;
let url: string;

beforeAll(async () => {
  url = await createTestDatabase();
  client = await connectTo(url);
});

describe('the migrated schema', () => {
  it('has every column of every entity, nullable as in the entity', async () => {
    const database = await openDatabase({ url });
    const { rows } = await client.query<{ place: string; nullable: string }>(
      `select table_name || '.' || column_name as place, is_nullable as nullable from information_schema.columns where table_schema = 'public'`,
    );
    const columns = new Map(rows.map(({ place, nullable }) => [place, nullable === 'YES']));
    const wrong = entities.flatMap((entity) => {
      const { tableName, props } = database.getMetadata().get(entity.meta.className as never);
      return props
        .flatMap((prop) =>
          prop.fieldNames.map((field: string) => ({
            place: `${tableName}.${field}`,
            nullable: Boolean(prop.nullable),
          })),
        )
        .filter(({ place, nullable }) => columns.get(place) !== nullable)
        .map(({ place }) => place);
    });
    await database.close();
    expect(wrong).toEqual([]);
  });

  it('has indexes that begin with the business, except for lookups by secret, by Stripe id, or by listed row', async () => {
    const { rows } = await client.query<{ index: string; first: string }>(`
      select i.relname as index, a.attname as first from pg_index x
      join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where exists (select from pg_attribute b where b.attrelid = t.oid and b.attname = 'business_id')
    `);
    const found = rows.filter(({ first }) => first !== 'business_id').map(({ index }) => index);
    expect(found.sort()).toEqual(
      [
        'api_key_secrets_hash_key',
        'billing_customers_customer_id_key',
        'businesses_pkey',
        'businesses_test_of',
        'checkouts_session_id_key',
        'customer_balances_customer',
        'customers_id',
        'payments_stripe_intent_id_key',
        'payouts_stripe_payout_id_key',
        'plan_checkouts_session_id_key',
        'stripe_accounts_account_id_key',
        'files_id',
        'invoices_portal_token_key',
        'mail_deliveries_job_id_key',
        'mail_deliveries_pkey',
        'memberships_user',
        'memberships_rights_changed',
        'team_invitations_token',
        'quotes_lapsing',
        'invoices_newly_overdue',
        'quotes_portal_token_key',
        'sessions_pkey',
        'sessions_user',
        'sandbox_mails_pkey',
        'sandbox_mails_sent',
        'sessions_ended',
        'sessions_of_user',
        'subscriptions_stripe_customer_id_key',
        'subscriptions_stripe_subscription_id_key',
      ].sort(),
    );
  });

  it('rejects a row that references another business', async () => {
    const one = '01900000-0000-7000-8000-000000000001';
    const two = '01900000-0000-7000-8000-000000000002';
    for (const id of [one, two]) {
      await client.query(
        `insert into businesses (id, name, time_zone, trial_ends_at, created_at, updated_at) values ($1, 'B', 'UTC', now(), now(), now())`,
        [id],
      );
    }
    await client.query(
      `insert into customers (business_id, id, kind, name, net_days, created_at, updated_at) values ($1, $1, 'PERSON', 'C', 0, now(), now())`,
      [one],
    );
    const quote = (business: string) =>
      client.query(
        `insert into quotes (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents, total_cents, portal_token, status, created_at, updated_at)
         values ($1::uuid, $1::uuid, $2, 'Q-1', 0, 0, 0, 0, 0, 'a token of at least 22 characters' || $1::text, 'DRAFT', now(), now())`,
        [business, one],
      );
    await quote(one);
    await expect(quote(two)).rejects.toMatchObject({ code: '23503' });
  });

  it('is unchanged by another migration, by two concurrent processes', async () => {
    await Promise.all([migrate(url), migrate(url)]);
    const database = await openDatabase({ url });
    expect(await database.migrator.getPending()).toEqual([]);
    await database.close();
  });
});
