import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { startBusinessInput } from '#domain/inputs/identity.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { parseInput } from '#server/platform/graphql/input.ts';
import { startBusiness } from './commands/startBusiness.ts';
import { switchBusiness } from './commands/switchBusiness.ts';
import { Session } from './identity.types.ts';
import { answerSession } from './sessionAnswer.ts';
import { readViewer } from './viewer.reads.ts';
import { Viewer } from './viewer.types.ts';

/** For whom somebody acts. */
@Resolver()
export class ViewerResolver {
  @Query(() => Viewer, {
    nullable: true,
    description: 'The business that the signed-in person acts for, and what they may do in it; null for a visitor.',
  })
  async viewer(@Ctx() context: Context): Promise<Viewer | null> {
    const member = context.memberOrVisitor;
    return member ? readViewer(context.services.database, member) : null;
  }

  @Mutation(() => Session, {
    description:
      'Has this session act for another of the businesses that the person works in; earlier access tokens go on for the one before. NOT_FOUND where it is none of theirs.',
  })
  async switchBusiness(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Which, of viewer.businesses.' }) id: string,
  ): Promise<Session> {
    return answerSession(context, await context.runForAccount(switchBusiness, context.member, id));
  }

  @Mutation(() => Session, {
    description:
      'Starts a business of their own, with its trial, for somebody who has none, and has this session act for it. INVALID_STATE where they own one.',
  })
  async startBusiness(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'At most 200 characters.' }) name: string,
    @Arg('timeZone', () => String, { nullable: true, description: 'As IANA calls it: America/Los_Angeles.' })
    timeZone: string | null,
  ): Promise<Session> {
    const input = parseInput(startBusinessInput, { name, timeZone });
    return answerSession(context, await context.runForAccount(startBusiness, context.member, input));
  }
}
