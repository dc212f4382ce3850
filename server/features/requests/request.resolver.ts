import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { settledKey } from '#domain/inputs/text.ts';
import { parseInput } from '#server/core/input.ts';
import { settleKey } from '#server/platform/commands/idempotency.ts';
import { Context } from '#server/platform/graphql/context.ts';

/** Lets clients resolve requests whose response was lost. */
@Resolver()
export class RequestResolver {
  @Mutation(() => Boolean, {
    description:
      'Resolves a request whose response was lost. True: it was executed; the same request with the same idempotencyKey returns its result. False: it was not executed and never will be; its key is refused from now on, even if the request is still on its way.',
  })
  settleRequest(
    @Ctx() context: Context,
    @Arg('idempotencyKey', () => String, { description: 'The idempotencyKey of the lost request.' })
    idempotencyKey: string,
  ): Promise<boolean> {
    return context.runAs(context.member, settleKey, parseInput(settledKey, idempotencyKey));
  }
}
