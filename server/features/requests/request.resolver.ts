import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { settledKey } from '#domain/inputs/text.ts';
import { parseInput } from '#server/core/input.ts';
import { settleKey } from '#server/platform/commands/idempotency.ts';
import { Context } from '#server/platform/graphql/context.ts';

/** For clients that lost the answer to a request. */
@Resolver()
export class RequestResolver {
  @Mutation(() => Boolean, {
    description:
      'Tells what became of a request whose answer was lost. True: it was done, and the same request with the same idempotencyKey answers its result. False: it was not, and never will be: its key is refused from now on, also where the request is still on its way.',
  })
  settleRequest(
    @Ctx() context: Context,
    @Arg('idempotencyKey', () => String, { description: 'The key that the request was sent with.' })
    idempotencyKey: string,
  ): Promise<boolean> {
    return context.runAs(context.member, settleKey, parseInput(settledKey, idempotencyKey));
  }
}
