import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { startBusinessInput } from '#domain/inputs/identity.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { startBusiness } from './commands/startBusiness.ts';
import { switchBusiness } from './commands/switchBusiness.ts';
import { Session } from './identity.types.ts';
import { answerSession } from './sessionAnswer.ts';
import { readViewer } from './viewer.reads.ts';
import { Viewer } from './viewer.types.ts';

/** The signed-in person's current business. */
@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: "The current business and the person's permissions in it; null without a session.",
  })
  async viewer(@Ctx() context: Context): Promise<Viewer | null> {
    const member = context.memberOrVisitor;
    return member ? readViewer(context.services.database, member) : null;
  }

  @Mutation(() => Session, {
    description:
      'Switches this session to another business of the person; earlier access tokens stay valid for the previous one. NOT_FOUND where they are not a member.',
  })
  async switchBusiness(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'An id from viewer.businesses.' }) id: string,
  ): Promise<Session> {
    return answerSession(context, await context.runForAccount(switchBusiness, context.member, id));
  }

  @Mutation(() => Session, {
    description:
      'Creates a business with its trial for a person who owns none, and switches this session to it. INVALID_STATE where they own one.',
  })
  async startBusiness(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'At most 200 characters.' }) name: string,
    @Arg('timeZone', () => String, { nullable: true, description: 'IANA time zone: America/Los_Angeles.' })
    timeZone: string | null,
  ): Promise<Session> {
    const input = parseInput(startBusinessInput, { name, timeZone });
    return answerSession(context, await context.runForAccount(startBusiness, context.member, input));
  }
}
