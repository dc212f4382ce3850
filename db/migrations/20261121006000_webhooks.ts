import { Migration } from '@mikro-orm/migrations';

/**
 * Webhook endpoints and the log of deliveries. A trigger creates deliveries in the activity's transaction, so that a
 * rollback sends nothing; a business without endpoints costs one index lookup.
 */
export class Webhooks extends Migration {
  override name = '20261121006000_webhooks';

  override up(): void {
    this.addSql(`
      create table webhook_endpoints (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        url text not null,
        description text,
        event_types text[] not null check (cardinality(event_types) > 0),
        sealed_secret text not null,
        sealed_previous_secret text,
        previous_secret_until timestamptz,
        disabled_at timestamptz,
        disabled_reason text check (disabled_reason in ('BY_PERSON', 'GONE', 'FAILING')),
        last_succeeded_at timestamptz,
        failing_since timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (business_id, id),
        check ((disabled_at is null) = (disabled_reason is null)),
        check ((sealed_previous_secret is null) = (previous_secret_until is null))
      );

      create table webhook_deliveries (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        endpoint_id uuid not null,
        message_id uuid not null,
        event_type text not null,
        body text,
        status text not null default 'PENDING' check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
        tries int not null default 0,
        created_at timestamptz not null,
        begun_at timestamptz not null,
        next_try_at timestamptz,
        finished_at timestamptz,
        primary key (business_id, id),
        foreign key (business_id, endpoint_id) references webhook_endpoints (business_id, id) on delete cascade deferrable initially deferred,
        check ((status = 'PENDING') = (finished_at is null)),
        check ((status = 'PENDING') = (next_try_at is not null))
      );
      create index webhook_deliveries_newest on webhook_deliveries (business_id, endpoint_id, created_at, id);
      create index webhook_deliveries_by_status on webhook_deliveries (business_id, endpoint_id, status, created_at, id);
      -- Small, whatever the log holds: who looks for tries that were lost goes through all of it.
      create index webhook_deliveries_due on webhook_deliveries (business_id, next_try_at) where status = 'PENDING';

      create table webhook_attempts (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        delivery_id uuid not null,
        attempted_at timestamptz not null,
        duration_ms int not null,
        status_code int,
        answer text,
        error text,
        primary key (business_id, id),
        foreign key (business_id, delivery_id) references webhook_deliveries (business_id, id) on delete cascade deferrable initially deferred
      );
      create index webhook_attempts_of_delivery on webhook_attempts (business_id, delivery_id, attempted_at);

      -- One after the other to each endpoint, so that one that is slow takes one worker's time at most.
      create function enqueue_webhook_delivery(business uuid, endpoint uuid, delivery uuid, at timestamptz) returns void
      language plpgsql security definer set search_path = pg_catalog as $$
      begin
        perform graphile_worker.add_job(
          'webhook.deliver', json_build_object('businessId', business, 'deliveryId', delivery),
          queue_name => 'webhook ' || endpoint, run_at => at, max_attempts => 6, job_key => 'webhook ' || delivery
        );
      end
      $$;

      create function deliver_activity_to_webhooks() returns trigger language plpgsql as $$
      declare
        made record;
      begin
        if not exists (select from webhook_endpoints e where e.business_id = new.business_id) then
          return null;
        end if;
        for made in
          insert into webhook_deliveries
            (business_id, id, endpoint_id, message_id, event_type, created_at, begun_at, next_try_at)
          select new.business_id, gen_random_uuid(), e.id, new.id, new.type, new.occurred_at, new.occurred_at, new.occurred_at
          from webhook_endpoints e
          where e.business_id = new.business_id and e.disabled_at is null and new.type = any(e.event_types)
          returning endpoint_id, id
        loop
          perform enqueue_webhook_delivery(new.business_id, made.endpoint_id, made.id, now());
        end loop;
        return null;
      end
      $$;
      create trigger activities_to_webhooks after insert on activities
        for each row execute function deliver_activity_to_webhooks();
    `);
  }
}
