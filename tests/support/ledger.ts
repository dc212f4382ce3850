import type pg from 'pg';
import { expect } from 'vitest';

const rowsOf = async (database: pg.Client | pg.Pool, sql: string) => (await database.query(sql)).rows;

/** All payments and invoices, without the columns that count polls. */
export async function ledgerOf(database: pg.Client | pg.Pool): Promise<{ payments: object[]; invoices: object[] }> {
  return {
    payments: await rowsOf(
      database,
      "select to_jsonb(payments) - '{report_number,updated_at,version}'::text[] as row from payments order by id",
    ),
    invoices: await rowsOf(database, 'select to_jsonb(invoices) as row from invoices order by id'),
  };
}

/** The sandbox's record of each attempted payment. */
const TRUTH = `
  select intent.id as intent, intent.body -> 'metadata' ->> 'checkoutId' as checkout, status,
    (intent.body ->> 'amount')::int as amount, coalesce((charge.body ->> 'amount_refunded')::int, 0) as refunded,
    fee, (movement.body ->> 'amount')::int - fee as net, charge.id as charge
  from stripe_sandbox.objects intent
  left join stripe_sandbox.objects charge on charge.id = intent.body ->> 'latest_charge'
  left join stripe_sandbox.objects movement on movement.id = charge.body ->> 'balance_transaction'
  left join stripe_sandbox.objects dispute on dispute.object = 'dispute' and dispute.body ->> 'charge' = charge.id
  left join lateral (
    select sum((body ->> 'fee')::int)::int as fee from stripe_sandbox.objects
    where object = 'balance_transaction' and body ->> 'source' in (charge.id, dispute.id)
  ) as fees on true
  cross join lateral (
    select case intent.body ->> 'status'
      when 'processing' then 'PENDING'
      when 'canceled' then 'CANCELED'
      when 'requires_payment_method' then case when intent.body -> 'last_payment_error' <> 'null' then 'FAILED' end
      when 'succeeded' then case
        when dispute.body ->> 'status' <> 'won' then 'DISPUTED'
        when charge.body ->> 'amount_refunded' = '0' then 'SUCCEEDED'
        when charge.body ->> 'refunded' = 'true' then 'REFUNDED'
        else 'PARTLY_REFUNDED'
      end
    end as status
  ) as seen
  where intent.object = 'payment_intent' and intent.account <> '' and status is not null
  order by intent.id`;

const HEARD = `
  select stripe_intent_id as intent, checkout_id as checkout, status, amount_cents::int as amount,
    refunded_cents::int as refunded, fee_cents::int as fee, net_cents::int as net, stripe_charge_id as charge
  from payments where stripe_intent_id is not null order by stripe_intent_id`;

/** Invoices whose amounts do not match their payments. Voided ones are owed nothing: all their payments are credit. */
const BROKEN = `
  select number, invoice.status, total_cents::int as total, paid_cents::int as paid, usable::int, credit::int, refunds
  from invoices invoice
  cross join lateral (
    select coalesce(sum(greatest(0, amount_cents - tip_cents - refunded_cents)) filter (where counts), 0) as usable,
      coalesce(sum(credit_cents), 0) as credit, coalesce(bool_or(refunded_cents > amount_cents), false) as refunds
    from payments cross join lateral (select status in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED') as counts) as counted
    where payments.business_id = invoice.business_id and invoice_id = invoice.id
  ) as money
  where paid_cents <> least(usable, case invoice.status when 'VOID' then 0 else total_cents end)
    or credit <> usable - paid_cents or paid_cents > total_cents or refunds
    or (invoice.status = 'PAID') <> (paid_cents >= total_cents and invoice.status not in ('VOID', 'WRITTEN_OFF', 'DRAFT'))`;

/**
 * Expects the invariants that hold at any time: an invoice's paid amount is the sum of its payments, an excess is credit,
 * nothing is negative.
 */
export async function expectBalanced(database: pg.Client | pg.Pool): Promise<void> {
  expect(await rowsOf(database, BROKEN)).toEqual([]);
}

/** Expects that each payment is in the ledger exactly once, as Stripe has it. */
export async function expectExact(database: pg.Client | pg.Pool): Promise<void> {
  expect(await rowsOf(database, HEARD)).toEqual(await rowsOf(database, TRUTH));
  await expectBalanced(database);
  const twice = `select payment_id from activities where type = 'payment.recorded' group by payment_id having count(*) > 1`;
  expect(await rowsOf(database, twice)).toEqual([]);
}
