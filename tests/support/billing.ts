import { sql } from 'kysely';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { Processor } from './onlinePayments.ts';
import type { GraphQLPerson } from './person.ts';

const CHOOSE = 'mutation ($input: ChoosePlanInput!) { choosePlan(input: $input) }';
const STANDING = `tier status interval priceCents readOnly trialEndsAt periodEndsAt cancelAtPeriodEnd readOnlyAt`;
const FEED = '{ activities(first: 50) { nodes { type summary } } }';

type Choice = { tier?: string; interval?: string; idempotencyKey?: string };

/** A member who buys and changes the business's plan, on Whorl's and Stripe's pages. */
export class Buyer {
  readonly processor: Processor;
  readonly stripe: Stripe;

  constructor(
    readonly app: TestApp,
    readonly person: GraphQLPerson,
  ) {
    this.processor = new Processor(app.address);
    this.stripe = app.services.stripe!;
  }

  /** Opens the page on which a plan is bought or changed; returns its address. */
  async choose({ tier = 'PROFESSIONAL', interval = 'MONTH', ...rest }: Choice = {}): Promise<string> {
    return (await this.person.ask(CHOOSE, { input: { tier, interval, ...rest } })).choosePlan;
  }

  /** Buys a plan; returns the address that Stripe redirects to. */
  async buy(choice: Choice = {}): Promise<string> {
    const back = await this.processor.pay(await this.choose(choice));
    await this.refresh();
    return back;
  }

  async openBilling(page = 'HOME'): Promise<string> {
    const { openBilling } = await this.person.ask('mutation ($page: BillingPage!) { openBilling(page: $page) }', {
      page,
    });
    return openBilling;
  }

  /** Presses a button in the billing portal. */
  async inPortal(act: 'plan' | 'cancel' | 'keep' | 'card', fields: Record<string, string> = {}): Promise<string> {
    return this.processor.submit(`${await this.openBilling()}/${act}`, fields);
  }

  /** Sends the request of the page that Stripe redirects to. */
  refresh = async () => (await this.person.ask(`mutation { refreshPlan { ${STANDING} } }`)).refreshPlan;

  standing = async () => (await this.person.ask(`{ subscription { ${STANDING} } }`)).subscription;

  /** Waits until webhook and job have updated the plan. */
  hears = (plan: Record<string, unknown>) => expect.poll(this.standing, { timeout: 60_000 }).toMatchObject(plan);

  /** The feed's entries about the plan, oldest first. */
  told = async (): Promise<string[]> =>
    (await this.person.ask(FEED)).activities.nodes
      .filter(({ type }: { type: string }) => type === 'plan.changed')
      .map(({ summary }: { summary: string }) => summary)
      .reverse();

  get businessId(): string {
    return this.app.services.accessTokens.read(this.person.accessToken ?? '')!.businessId;
  }

  async customer(): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select customer_id as id from billing_customers where business_id = ${this.businessId}
    `.execute(this.app.services.database.em.getKysely());
    return rows[0]!.id;
  }

  /** Stripe's subscriptions of this business, newest first. */
  async subscriptions(): Promise<Stripe.Subscription[]> {
    const { data } = await this.stripe.subscriptions.list({ customer: await this.customer(), status: 'all' });
    return data;
  }

  async subscription(): Promise<Stripe.Subscription> {
    return (await this.subscriptions())[0]!;
  }

  async invoices(): Promise<Stripe.Invoice[]> {
    return (await this.stripe.invoices.list({ customer: await this.customer() })).data;
  }

  /** Presses a button on the sandbox's control page for the newest subscription. */
  async control(deed: string): Promise<void> {
    await this.processor.control(deed, { id: (await this.subscription()).id });
  }

  /** Sets the end of the sign-up's trial. */
  async endTrialAt(instant: Date): Promise<void> {
    await sql`update businesses set trial_ends_at = ${instant} where id = ${this.businessId}`.execute(
      this.app.services.database.em.getKysely(),
    );
  }
}

/** Signs up a new user as a buyer. */
export const newBuyer = async (app: TestApp): Promise<Buyer> => new Buyer(app, await app.professional());
