import { sql } from 'kysely';
import { followSubscription, type SubscriptionFacts } from '#server/features/subscription/index.ts';
import type { TestApp } from './app.ts';
import type { GraphQLPerson } from './person.ts';

export const day = 24 * 60 * 60 * 1000;
export const inDays = (days: number) => new Date(Date.now() + days * day);

/** Returns the business of a signed-in person. */
export const businessOf = ({ services }: TestApp, { accessToken }: GraphQLPerson): string => {
  const member = services.accessTokens.read(accessToken ?? '');
  if (!member) throw new Error('only somebody who has signed in has a business');
  return member.businessId;
};

/** Applies a change of a person's plan as reported by Stripe. */
export const hearOfPlan = (app: TestApp, person: GraphQLPerson, facts: Partial<SubscriptionFacts>): Promise<void> =>
  app.services.commands.run({ kind: 'system', businessId: businessOf(app, person) }, followSubscription, {
    asOf: new Date(),
    tier: 'PROFESSIONAL',
    interval: 'MONTH',
    priceCents: 19_00,
    status: 'active',
    trialEndsAt: null,
    currentPeriodEndsAt: inDays(30),
    cancelAtPeriodEnd: false,
    stripeCustomerId: `cus_${businessOf(app, person)}`,
    stripeSubscriptionId: `sub_${businessOf(app, person)}`,
    ...facts,
  });

/** Ends the sign-up's trial. */
export async function endTrial(app: TestApp, person: GraphQLPerson): Promise<void> {
  await sql`update businesses set trial_ends_at = now() where id = ${businessOf(app, person)}`.execute(
    app.services.database.em.getKysely(),
  );
}

export async function giveBetaAccess(app: TestApp, person: GraphQLPerson, until: Date): Promise<void> {
  await sql`update businesses set beta_access_ends_at = ${until} where id = ${businessOf(app, person)}`.execute(
    app.services.database.em.getKysely(),
  );
}

/** Backdates a record. */
export async function age(
  app: TestApp,
  table: 'quotes' | 'invoices' | 'payments',
  id: string,
  days: number,
): Promise<void> {
  const columns = {
    quotes: ['created_at', 'sent_at', 'decided_at'],
    invoices: ['created_at', 'paid_at'],
    payments: ['created_at', 'received_at'],
  }[table];
  const older = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(days => ${days})`);
  await sql`update ${sql.table(table)} set ${sql.join(older)} where id = ${id}`.execute(
    app.services.database.em.getKysely(),
  );
}
