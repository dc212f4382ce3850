import { Migration } from '@mikro-orm/migrations';

/**
 * Subscriptions with wildcards, and several deliveries to one endpoint at once. The subject is the thing that an event is about: within an endpoint,
 * deliveries about the same subject are sent one after the other (server/features/webhooks/sendableDeliveries.ts).
 */
export class WebhookOrder extends Migration {
  override name = '20261201000200_webhook_order';

  override up(): void {
    this.addSql(`
      alter table webhook_deliveries add column subject_id uuid, add column sending_until timestamptz;

      create index webhook_deliveries_in_order on webhook_deliveries (business_id, endpoint_id, message_id)
        where status = 'PENDING';
      create index webhook_deliveries_of_subject on webhook_deliveries (business_id, endpoint_id, subject_id, message_id)
        where status = 'PENDING';
      create index webhook_deliveries_in_flight on webhook_deliveries (business_id, endpoint_id)
        where sending_until is not null;

      -- Without a queue name: the commands limit how many run at once for one endpoint.
      create or replace function enqueue_webhook_delivery(business uuid, endpoint uuid, delivery uuid, at timestamptz)
      returns void language plpgsql security definer set search_path = pg_catalog as $$
      begin
        perform graphile_worker.add_job(
          'webhook.deliver', json_build_object('businessId', business, 'deliveryId', delivery),
          run_at => at, max_attempts => 6, job_key => 'webhook ' || delivery
        );
      end
      $$;

      -- Payments belong to an invoice, so their events share its order. What is about no single thing is about the business.
      create function webhook_subject(activity activities) returns uuid language sql immutable as $$
        select coalesce(
          case split_part(activity.type, '.', 1)
            when 'customer' then activity.customer_id
            when 'quote' then activity.quote_id
            when 'service' then (activity.after ->> 'serviceId')::uuid
            when 'payout' then (activity.after ->> 'payoutId')::uuid
            else activity.invoice_id
          end,
          activity.business_id)
      $$;

      -- Which activities '*' includes: all about these things (domain/webhookEvents.ts). No other has a type or wildcard of
      -- its own that an endpoint could name.
      create function is_webhook_event(type text) returns boolean language sql immutable as $$
        select split_part(type, '.', 1) in ('customer', 'service', 'quote', 'invoice', 'payment', 'payout', 'business')
      $$;

      create or replace function deliver_activity_to_webhooks() returns trigger language plpgsql as $$
      declare
        made record;
      begin
        if not exists (select from webhook_endpoints e where e.business_id = new.business_id) then
          return null;
        end if;
        for made in
          insert into webhook_deliveries
            (business_id, id, endpoint_id, message_id, subject_id, event_type, created_at, begun_at, next_try_at)
          select new.business_id, gen_random_uuid(), e.id, new.id, webhook_subject(new), new.type, new.occurred_at,
            new.occurred_at, new.occurred_at
          from webhook_endpoints e
          where e.business_id = new.business_id and e.disabled_at is null
            and (e.event_types && array[new.type, split_part(new.type, '.', 1) || '.*']
              or ('*' = any(e.event_types) and is_webhook_event(new.type)))
          returning endpoint_id, id
        loop
          perform enqueue_webhook_delivery(new.business_id, made.endpoint_id, made.id, now());
        end loop;
        return null;
      end
      $$;
    `);
  }
}
