import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { closeBusinessInput } from '#domain/inputs/closure.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { parseInput } from '#server/platform/graphql/input.ts';
import { CloseBusinessInput, Closure } from './closure.types.ts';
import { closeBusiness } from './commands/closeBusiness.ts';
import { reopenBusiness } from './commands/reopenBusiness.ts';
import { readClosure } from './readClosure.ts';

@Resolver(() => Closure)
export class ClosureResolver {
  @Query(() => Closure, { description: 'Whether the business is closed, and until when it can be opened again.' })
  closure(@Ctx() context: Context): Promise<Closure> {
    return readClosure(context.services.database, context.allowed('settings.read').actor);
  }

  @Mutation(() => Closure, {
    description:
      'Closes the business: nothing can be changed from now on, every other device is signed out, its plan ends with what is paid for, and in 30 days all of it is deleted. Until then its customers can see and pay what they were sent, and its owner can export it or open it again.',
  })
  async closeBusiness(
    @Ctx() context: Context,
    @Arg('input', () => CloseBusinessInput, { description: 'The name of the business, and why.' })
    input: CloseBusinessInput,
  ): Promise<Closure> {
    await context.allowed('settings.close').afterStepUp().run(closeBusiness, parseInput(closeBusinessInput, input));
    return this.closure(context);
  }

  @Mutation(() => Closure, { description: 'Opens a closed business again, with everything in it and its plan.' })
  async reopenBusiness(@Ctx() context: Context): Promise<Closure> {
    await context.allowed('settings.close').run(reopenBusiness);
    return this.closure(context);
  }
}
