import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { newsletterEmail } from '#domain/inputs/identity.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requireMail } from '#server/platform/mail/requireMail.ts';
import { confirmNewsletter } from './commands/confirmNewsletter.ts';
import { subscribeToNewsletter } from './commands/subscribeToNewsletter.ts';
import { unsubscribeFromNewsletter } from './commands/unsubscribeFromNewsletter.ts';

@Resolver()
export class NewsletterResolver {
  @Mutation(() => Boolean, {
    description:
      'Mails a confirmation link to the address. Idempotent, and true for every address, known or not. RATE_LIMITED with retryAfterSeconds.',
  })
  async subscribeToNewsletter(
    @Ctx() context: Context,
    @Arg('email', () => String, { description: 'The address to subscribe.' }) email: string,
  ): Promise<boolean> {
    requireMail(context.services.mailer);
    const { request } = context.exchange;
    await context.runForAccount(subscribeToNewsletter, parseInput(newsletterEmail, email), request?.ip);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Subscribes the address that the link was mailed to. TOKEN_INVALID where the link is unknown or, with `expired: true` in the extensions, older than seven days.',
  })
  async confirmNewsletter(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(confirmNewsletter, token);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Unsubscribes the address that the link was mailed to; links do not expire. TOKEN_INVALID where the link is unknown.',
  })
  async unsubscribeFromNewsletter(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<boolean> {
    await context.runForAccount(unsubscribeFromNewsletter, token);
    return true;
  }
}
