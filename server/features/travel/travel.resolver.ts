import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { BusinessEntity } from '#db/entities/index.ts';
import { travelInput } from '#domain/inputs/travel.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { findDrive } from './findDrive.ts';
import { settleTravel } from './settleTravel.ts';
import { TravelEstimate, TravelInput } from './travel.types.ts';

@Resolver(() => TravelEstimate)
export class TravelResolver {
  @Query(() => TravelEstimate, {
    description: 'Estimates the fee for a trip. A quote with the same travel has the same fee.',
  })
  async estimateTravel(
    @Ctx() context: Context,
    @Arg('input', () => TravelInput, { description: 'The trip and its rates.' }) input: TravelInput,
  ): Promise<TravelEstimate> {
    const { actor } = context.allowed('quotes.read');
    const travel = parseInput(travelInput, input);
    const em = context.services.database.em.fork();
    const business = await em.findOneOrFail(BusinessEntity, { id: actor.businessId });
    return settleTravel(travel, await findDrive(context.services, travel), business);
  }
}
