import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { newsletterEmail } from '#domain/inputs/identity.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { parseInput } from '#server/platform/graphql/input.ts';
import { subscribeToNewsletter } from './commands/subscribeToNewsletter.ts';

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, { description: 'Puts an address on the list of the newsletter; twice is fine.' })
  async subscribeToNewsletter(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address.' }) email: string,
  ): Promise<boolean> {
    await context.runForAccount(subscribeToNewsletter, parseInput(newsletterEmail, email));
    return true;
  }
}
