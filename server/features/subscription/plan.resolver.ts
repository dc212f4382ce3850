import { Ctx, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import { readPlanUsage, subscriptionStatus } from './plan.reads.ts';
import { PlanStanding, PlanUsage, SubscriptionStatus } from './plan.types.ts';

/** What everybody runs into may be known to everybody in the business; changing the plan is the owner's. */
@Resolver()
export class PlanResolver {
  @Query(() => SubscriptionStatus, { description: 'What the signed-in person may use, and until when.' })
  async subscriptionStatus(@Ctx() context: Context): Promise<SubscriptionStatus> {
    return subscriptionStatus(await standing(context), colleague(context));
  }

  @Query(() => PlanStanding, { description: "What the business's plan is, what it allows now, and what ends when." })
  subscription(@Ctx() context: Context): Promise<PlanStanding> {
    return standing(context);
  }

  @Query(() => [PlanUsage], { description: 'Every limit of the plan, and how much of it is used.' })
  planUsage(@Ctx() context: Context): Promise<PlanUsage[]> {
    return readPlanUsage(context.services.database.em.getKysely(), colleague(context));
  }
}

/** Everybody in the business; whoever left it is told no more of it. */
const colleague = (context: Context) => context.allowed('settings.read').asPerson().actor;

const standing = (context: Context) =>
  readStanding(context.services.database.em.getKysely(), colleague(context).businessId, new Date());
