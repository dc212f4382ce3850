import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import { BusinessEntity } from '#db/entities/index.ts';
import { todayIn } from '#domain/dates.ts';
import { usStateCode } from '#domain/usStates.ts';
import { invalidInput } from '#server/core/errors.ts';
import { postalPlace } from '#server/platform/geo/places.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { DateScalar } from '#server/platform/graphql/scalars.ts';
import { mileageRateReads, notarialFeeCapReads, travelRuleReads } from './reference.reads.ts';
import { MileageRate, NotarialFeeCap, PostalCode, TravelRule } from './reference.types.ts';

/** Figures that belong to no business. Whoever may see the price list may look them up: every role. */
@Resolver()
export class ReferenceResolver {
  @Query(() => [NotarialFeeCap], { description: 'What a state lets notaries charge; empty where nothing is on file.' })
  notarialFeeCaps(
    @Ctx() context: Context,
    @Arg('state', () => String, {
      nullable: true,
      description: "Two letters, or the name of a state; where left out, the state of the business's own address.",
    })
    state: string | null | undefined,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('services.read');
    const there = typeof state === 'string' ? inState(state) : inStateOf(context.actor.businessId);
    return reads.list(notarialFeeCapReads, there, 't.mode, t.act, t.valid_from', info);
  }

  @Query(() => [TravelRule], { description: 'What a state says about travel fees; empty where nothing is on file.' })
  travelRules(
    @Ctx() context: Context,
    @Arg('state', () => String, { description: 'Two letters, or the name of a state.' }) state: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('services.read').list(travelRuleReads, inState(state), 't.id', info);
  }

  @Query(() => MileageRate, { nullable: true, description: "The IRS's rate on a day; null where none is on file." })
  async mileageRate(
    @Ctx() context: Context,
    @Arg('on', () => DateScalar, { nullable: true, description: 'The day; today where left out.' }) on: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('services.read');
    const day = on ?? (await today(context));
    const inForce = sql`t.valid_from <= ${day} and (t.valid_to is null or t.valid_to >= ${day})`;
    return reads.first(mileageRateReads, inForce, info);
  }

  @Query(() => PostalCode, {
    nullable: true,
    description: 'What a ZIP code stands for; null where there is none such.',
  })
  postalCode(
    @Ctx() context: Context,
    @Arg('code', () => String, { description: '5 or 5+4 digits.' }) code: string,
  ): PostalCode | null {
    context.allowed('services.read');
    const place = postalPlace(code.trim());
    if (!place) return null;
    const { centroid, ...rest } = place;
    return { ...rest, latitude: centroid?.latitude ?? null, longitude: centroid?.longitude ?? null };
  }
}

function inState(state: string) {
  const code = usStateCode(state);
  if (code) return sql`t.state = ${code}`;
  throw invalidInput([{ path: 'state', message: 'Enter a two-letter state, such as CA', code: 'UNKNOWN_STATE' }]);
}

const inStateOf = (businessId: string) =>
  sql`t.state = (select b.address ->> 'state' from businesses b where b.id = ${businessId})`;

async function today(context: Context): Promise<string> {
  const em = context.services.database.em.fork();
  const { timeZone } = await em.findOneOrFail(BusinessEntity, { id: context.actor.businessId });
  return todayIn(timeZone);
}
