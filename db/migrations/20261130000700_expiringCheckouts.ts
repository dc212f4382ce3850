import { Migration } from '@mikro-orm/migrations';

/**
 * Expires open Stripe checkouts when their subject changes: writing an invoice, a quote or a payment enqueues the job that
 * checks the business's open checkouts.
 */
export class ExpiringCheckouts extends Migration {
  override name = '20261130000700_expiring_checkouts';

  override up(): void {
    this.addSql(`
      create index checkouts_open on checkouts (business_id, expires_at) where status = 'OPEN';

      create function look_through_checkouts() returns trigger language plpgsql as $$
      begin
        if exists (select from checkouts c where c.business_id = new.business_id and c.status = 'OPEN' and c.expires_at > now()) then
          perform enqueue_job('stripe.expireCheckouts', json_build_object('businessId', new.business_id), null,
            'stripe.expireCheckouts ' || new.business_id, 0);
        end if;
        return null;
      end
      $$;
      create trigger invoices_to_checkouts after update of status, total_cents, paid_cents on invoices
        for each row when (old.status <> new.status or old.total_cents <> new.total_cents or old.paid_cents <> new.paid_cents)
        execute function look_through_checkouts();
      create trigger quotes_to_checkouts after update of status, deposit_cents on quotes
        for each row when (old.status <> new.status or old.deposit_cents <> new.deposit_cents)
        execute function look_through_checkouts();
      create trigger payments_to_checkouts after insert on payments
        for each row execute function look_through_checkouts();
      create trigger changed_payments_to_checkouts after update of status on payments
        for each row when (old.status <> new.status) execute function look_through_checkouts();
    `);
  }
}
