import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '#domain/permissions.ts';
import type { TestApp } from '#tests/support/app.ts';
import { finishedExport, REQUEST_EXPORT } from '#tests/support/dataExports.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';
import { makeFleeting, makeThings } from '#tests/support/schema/things.ts';
import type { Asker } from './askers.ts';
import type { AllThings } from './requests.ts';

/** One of everything in somebody's business, and what belongs to them alone. */
export async function thingsOf(
  app: TestApp,
  person: GraphQLPerson,
  name: string,
  stranger: GraphQLPerson,
): Promise<AllThings> {
  const things = await makeThings(app, person, name);
  const { sessionId, userId } = app.services.accessTokens.read(person.accessToken!)!;
  const passkey = uuidv7();
  await sql`
    insert into passkeys (id, user_id, name, credential_id, public_key, sign_count, transports, created_at)
    values (${passkey}, ${userId}, 'Key', ${passkey}, '', 0, '{}', now())
  `.execute(app.services.database.em.getKysely());
  await person.ask(REQUEST_EXPORT);
  const path = await finishedExport(person);
  return {
    ...things,
    payout: await newPayout(app, businessOf(app, person)),
    session: sessionId,
    passkey,
    business: businessOf(app, person),
    strangersBusiness: businessOf(app, stranger),
    customerImport: await newImport(person),
    testMail: await newTestMail(app, businessOf(app, person)),
    dataExport: /everything\/([\w-]+)\.zip/.exec(path)![1]!,
  };
}

const DO_AWAY: Permission[] = ['team.manage', 'roles.manage', 'api.manage', 'webhooks.manage'];

/** The same, and to whoever may do away with colleagues, roles or endpoints, some that nobody else asks about. */
export async function forAlone(
  asker: Asker,
  app: TestApp,
  owner: GraphQLPerson,
  things: AllThings,
): Promise<AllThings> {
  const own = asker.reach('customers.archive') ? { ...things, customerImport: await newImport(owner) } : things;
  if (!DO_AWAY.some((permission) => asker.reach(permission))) return own;
  return { ...own, ...(await makeFleeting(app, owner)), invitation: await inviteUnasked(app, owner) };
}

async function newPayout(app: TestApp, businessId: string): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into payouts (business_id, id, stripe_payout_id, account_id, amount_cents, status, arrives_on, initiated_at, created_at, updated_at)
    values (${businessId}, ${id}, ${id}, 'acct_test', 100, 'PAID', current_date, now(), now(), now())
  `.execute(app.services.database.em.getKysely());
  return id;
}

async function newTestMail(app: TestApp, businessId: string): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into sandbox_mails (id, business_id, mail, sent_at) values (${id}, ${businessId},
      '{"to": ["a@example.com"], "from": "b@example.com", "subject": "", "text": "", "html": "", "attachments": []}', now())
  `.execute(app.services.database.em.getKysely());
  return id;
}

const IMPORT = 'mutation { importCustomers(input: { rows: [{ name: "Imported" }] }) { id } }';

const newImport = async (person: GraphQLPerson): Promise<string> => (await person.ask(IMPORT)).importCustomers.id;

async function inviteUnasked(app: TestApp, owner: GraphQLPerson): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into team_invitations (business_id, id, email, role, expires_at, created_at, updated_at)
    values (${businessOf(app, owner)}, ${id}, ${`${id}@example.com`}, 'VIEWER', now() + interval '1 day', now(), now())
  `.execute(app.services.database.em.getKysely());
  return id;
}
