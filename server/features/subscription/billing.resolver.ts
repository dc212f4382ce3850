import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { choosePlanInput } from '#domain/inputs/billing.ts';
import { Refusal } from '#server/core/errors.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import { inStripesWords } from '#server/platform/stripe/refusals.ts';
import { requireStripe } from '#server/platform/stripe/requireStripe.ts';
import { Billing, type BillingPage, BillingPageEnum, ChoosePlanInput } from './billing.types.ts';
import { customerExists, knownCustomer } from './billingCustomer.ts';
import { choosePlan } from './choosePlan.ts';
import { followCustomer } from './followCustomer.ts';
import { openPortal, UPDATE_CARD } from './openPortal.ts';
import { PlanStanding } from './plan.types.ts';
import { readBilling } from './readBilling.ts';

@Resolver()
export class BillingResolver {
  @Query(() => Billing, { description: 'The billing state of the business and what the viewer may do about it.' })
  billing(@Ctx() context: Context): Promise<Billing> {
    return readBilling(context.services, context.allowed('settings.read').asPerson().actor);
  }

  @Mutation(() => String, {
    description:
      "Returns the URL of Stripe's page for buying a plan, or for changing an existing one. Remaining trial days stay free.",
  })
  choosePlan(
    @Ctx() context: Context,
    @Arg('input', () => ChoosePlanInput, { description: 'The plan and the billing interval.' }) input: ChoosePlanInput,
  ): Promise<string> {
    const allowed = context.allowed('billing.manage');
    const stripe = requireStripe(context);
    const choice = parseInput(choosePlanInput, input);
    return inStripesWords(() => choosePlan({ ...context.services, stripe }, allowed, choice));
  }

  @Mutation(() => String, {
    description: "Returns the URL of Stripe's billing portal: plan, cancellation, card, invoices.",
  })
  async openBilling(
    @Ctx() context: Context,
    @Arg('page', () => BillingPageEnum, {
      defaultValue: 'HOME',
      description: 'The page of the portal; HOME by default.',
    })
    page: BillingPage,
  ): Promise<string> {
    const allowed = context.allowed('billing.manage');
    const stripe = requireStripe(context);
    const customer = await allowed.run(knownCustomer);
    if (!customer) throw new Refusal('INVALID_STATE', 'Choose a plan first');
    return inStripesWords(async () => {
      if (!(await customerExists(stripe, customer)))
        throw new Refusal('INVALID_STATE', 'Stripe no longer recognizes this business. Choose a plan again');
      return openPortal({ ...context.services, stripe }, customer, page === 'CARD' ? UPDATE_CARD : undefined);
    });
  }

  @Mutation(() => PlanStanding, {
    description: "Refreshes the plan's state from Stripe, for a viewer who returns from its pages.",
  })
  async refreshPlan(@Ctx() context: Context): Promise<PlanStanding> {
    const allowed = context.allowed('billing.manage');
    const stripe = requireStripe(context);
    const customer = await allowed.run(knownCustomer);
    if (customer) await followCustomer({ ...context.services, stripe }, customer);
    return readStanding(context.services.database.em.getKysely(), allowed.actor.businessId, new Date());
  }
}
