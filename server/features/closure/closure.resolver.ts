import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { closeBusinessInput } from '#domain/inputs/closure.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { CloseBusinessInput, Closure } from './closure.types.ts';
import { closeBusiness } from './commands/closeBusiness.ts';
import { reopenBusiness } from './commands/reopenBusiness.ts';
import { readClosure } from './readClosure.ts';

@Resolver(() => Closure)
export class ClosureResolver {
  @Query(() => Closure, { description: 'Whether the business is closed, and until when it can be reopened.' })
  closure(@Ctx() context: Context): Promise<Closure> {
    return readClosure(context.services.database, context.allowed('settings.read').actor);
  }

  @Mutation(() => Closure, {
    description:
      'Closes the business: it becomes read-only, all other sessions end, its plan ends with the paid period, and all data is deleted after 30 days. Until then customers can view and pay their documents, and the owner can export the data or reopen the business.',
  })
  async closeBusiness(
    @Ctx() context: Context,
    @Arg('input', () => CloseBusinessInput, {
      description: 'The name of the business as confirmation, and an optional reason.',
    })
    input: CloseBusinessInput,
  ): Promise<Closure> {
    await context.allowed('settings.close').afterStepUp().run(closeBusiness, parseInput(closeBusinessInput, input));
    return this.closure(context);
  }

  @Mutation(() => Closure, { description: 'Reopens a closed business with all its data and its plan.' })
  async reopenBusiness(@Ctx() context: Context): Promise<Closure> {
    await context.allowed('settings.close').run(reopenBusiness);
    return this.closure(context);
  }
}
