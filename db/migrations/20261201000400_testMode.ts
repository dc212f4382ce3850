import { Migration } from '@mikro-orm/migrations';
import { AS_OWNER } from './20261121001110_tallies.ts';

/*
 * A transaction of one business cannot read the rows of another (docs/decisions/0028). These two functions run as the
 * owner and return only what a business and its test business must know of each other.
 */
const functions = `
create function test_business_of(business uuid) returns uuid stable language sql ${AS_OWNER} as $$
  select id from businesses where test_of_business_id = business
$$;

create function plan_facts_of_live(test_business uuid) returns json stable language sql ${AS_OWNER} as $$
  select json_build_object('trialEndsAt', b.trial_ends_at, 'betaAccessEndsAt', b.beta_access_ends_at,
    'closed', exists (select from business_closures c where c.business_id = b.id),
    'chosen', (
      select json_build_object('tier', s.tier, 'interval', s.interval, 'priceCents', s.price_cents, 'status', s.status,
        'trialEndsAt', s.trial_ends_at, 'currentPeriodEndsAt', s.current_period_ends_at,
        'cancelAtPeriodEnd', s.cancel_at_period_end, 'pastDueSince', s.past_due_since)
      from subscriptions s where s.business_id = b.id))
  from businesses t join businesses b on b.id = t.test_of_business_id
  where t.id = test_business and t.id = coalesce(acting_business(), t.id)
$$;

-- Whoever's rights in a business change has to enter its test business anew, which checks the new rights.
create function end_test_access() returns trigger language plpgsql as $$
begin
  update memberships m set status = 'REMOVED', rights = new.rights, rights_changed_at = new.rights_changed_at
  from businesses t
  where t.test_of_business_id = new.business_id and m.business_id = t.id and m.user_id = new.user_id and m.status = 'ACTIVE';
  return null;
end $$;
create trigger memberships_end_test_access after update on memberships
  for each row when (old.rights <> new.rights) execute function end_test_access();
`;

/** Test businesses: each is an ordinary business that belongs to a live one, and receives its mails in a mailbox. */
export class TestMode extends Migration {
  override name = '20261201000400_test_mode';

  override up(): void {
    this.addSql(`
      alter table businesses add column test_of_business_id uuid references businesses deferrable initially deferred;
      -- contract: the column is new, so the index is empty and refuses no row that exists
      create unique index businesses_test_of on businesses (test_of_business_id) where test_of_business_id is not null;
      alter table sandbox_mails add column business_id uuid references businesses deferrable initially deferred;
      create index sandbox_mails_business on sandbox_mails (business_id, id) where business_id is not null;
    `);
    this.addSql(functions);
  }
}
