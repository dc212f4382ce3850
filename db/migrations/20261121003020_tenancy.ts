import { Migration } from '@mikro-orm/migrations';
import { TENANT_ROLE } from '../tenancy/tenantSchema.ts';

/* Roles are shared by all databases of the server: another one may have created this role, or be creating it. */
const role = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${TENANT_ROLE}') then create role ${TENANT_ROLE} nologin; end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'Whorl needs the role ${TENANT_ROLE}, which this user may not make'
      using hint = 'As an administrator: create role ${TENANT_ROLE} nologin; grant ${TENANT_ROLE} to ' || current_user;
end $$;
do $$ begin
  if not pg_has_role('${TENANT_ROLE}', 'member') then execute format('grant ${TENANT_ROLE} to %I', current_user); end if;
end $$`;

const functions = `
create function acting_business() returns uuid stable parallel safe
  return nullif(current_setting('whorl.business', true), '')::uuid;

-- The queue's tables are its own: who acts for a business may put jobs into it, and no more.
create function enqueue_job(task text, payload json, run_at timestamptz, job_key text, priority int) returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => 6, priority => priority);
end $$`;

/** The tenant role (docs/decisions/0028); db/tenancy builds its schema from the tables. */
export class Tenancy extends Migration {
  override name = '20261121003020_tenancy';

  override up(): void {
    this.addSql(role);
    this.addSql(functions);
  }
}
