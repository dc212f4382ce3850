import { Ctx, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { readStanding } from '#server/platform/plan/planFacts.ts';
import { readPlanUsage, subscriptionStatus } from './plan.reads.ts';
import { PlanStanding, PlanUsage, SubscriptionStatus } from './plan.types.ts';

/** Every member may read the plan and its usage; only the owner may change it. */
@Resolver()
export class PlanResolver {
  @Query(() => SubscriptionStatus, {
    description: 'The plan of the business that the session acts for, and when it ends.',
  })
  async subscriptionStatus(@Ctx() context: Context): Promise<SubscriptionStatus> {
    return subscriptionStatus(await standing(context), colleague(context));
  }

  @Query(() => PlanStanding, { description: "The business's plan, its status and its dates." })
  subscription(@Ctx() context: Context): Promise<PlanStanding> {
    return standing(context);
  }

  @Query(() => [PlanUsage], { description: 'The usage of every limit of the plan.' })
  planUsage(@Ctx() context: Context): Promise<PlanUsage[]> {
    return readPlanUsage(context.services.database.em.getKysely(), colleague(context));
  }
}

/** Requires an active member of the business; a former member is refused. */
const colleague = (context: Context) => context.allowed('settings.read').asPerson().actor;

const standing = (context: Context) =>
  readStanding(context.services.database.em.getKysely(), colleague(context).businessId, new Date());
