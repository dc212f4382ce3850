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

/** Reference data shared by all businesses. Readable with the permission for the price list, which every role has. */
@Resolver()
export class ReferenceResolver {
  @Query(() => [NotarialFeeCap], { description: 'Maximum notary fees of a state; empty where none are recorded.' })
  notarialFeeCaps(
    @Ctx() context: Context,
    @Arg('state', () => String, {
      nullable: true,
      description: "Two-letter code or name of the state; the state of the business's address by default.",
    })
    state: string | null | undefined,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('services.read');
    const there = typeof state === 'string' ? inState(state) : inStateOf(context.actor.businessId);
    return reads.list(notarialFeeCapReads, there, 't.mode, t.act, t.valid_from', info);
  }

  @Query(() => [TravelRule], { description: 'Rules of a state about travel fees; empty where none are recorded.' })
  travelRules(
    @Ctx() context: Context,
    @Arg('state', () => String, { description: 'Two-letter code or name of the state.' }) state: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('services.read').list(travelRuleReads, inState(state), 't.id', info);
  }

  @Query(() => MileageRate, {
    nullable: true,
    description: "The IRS's mileage rate on a day; null where none is recorded.",
  })
  async mileageRate(
    @Ctx() context: Context,
    @Arg('on', () => DateScalar, {
      nullable: true,
      description: 'The day; today in the time zone of the business by default.',
    })
    on: string | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    const reads = context.reads('services.read');
    const day = on ?? (await today(context));
    const inForce = sql`t.valid_from <= ${day} and (t.valid_to is null or t.valid_to >= ${day})`;
    return reads.first(mileageRateReads, inForce, info);
  }

  @Query(() => PostalCode, {
    nullable: true,
    description: 'The place of a ZIP code; null for an unknown code.',
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
