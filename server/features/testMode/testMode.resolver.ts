import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { answerSession, Session } from '#server/features/identity/index.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import type { Sort } from '#server/platform/reads/keyset.ts';
import { deleteTestData } from './commands/deleteTestData.ts';
import { enterTestMode } from './commands/enterTestMode.ts';
import { readTestMode } from './readTestMode.ts';
import { testMailReads } from './testMail.reads.ts';
import { TestMail, TestMailConnection, TestModeType } from './testMode.types.ts';

/** Ids are UUIDv7, which sort by creation time. */
const sorts: Record<TimeOrder, Sort> = {
  NEWEST: { name: 'NEWEST', sql: 't.id', type: 'uuid', direction: 'desc' },
  OLDEST: { name: 'OLDEST', sql: 't.id', type: 'uuid', direction: 'asc' },
};

@Resolver()
export class TestModeResolver {
  @Query(() => TestModeType, {
    description: 'The test mode of the business; the same in the business and in its test data.',
  })
  testMode(@Ctx() context: Context): Promise<TestModeType> {
    const { actor } = context.allowed('api.manage').asPerson();
    return readTestMode(context.services.database, actor);
  }

  @Passthrough()
  @Query(() => TestMailConnection, {
    description: 'The test mailbox: mails written in test mode. Empty outside of test mode.',
  })
  testMails(
    @Ctx() context: Context,
    @Arg('sort', () => TimeOrderEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('api.manage').page(testMailReads, {}, sorts[sort ?? 'NEWEST'], page, info);
  }

  @Query(() => TestMail, { nullable: true, description: 'A mail of the test mailbox; null for any other id.' })
  testMail(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The mail.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reads('api.manage').one(testMailReads, id, info);
  }

  @Mutation(() => Session, {
    description:
      'Switches this session to the test data of the business, turning test mode on the first time; switchBusiness with viewer.liveBusinessId switches back. Ends when the permissions of the person change. INVALID_STATE in test mode.',
  })
  async viewTestData(@Ctx() context: Context): Promise<Session> {
    const { actor } = context.allowed('api.manage').asPerson();
    return answerSession(context, await context.runForAccount(enterTestMode, actor));
  }

  @Mutation(() => TestModeType, {
    description:
      'Deletes all test data, including the connection for online payments. Test keys, webhook endpoints, the price list, the settings and the audit log stay. INVALID_STATE before test mode was turned on.',
  })
  async deleteTestData(@Ctx() context: Context): Promise<TestModeType> {
    const { actor } = context.allowed('api.manage').asPerson();
    await context.runForAccount(deleteTestData, actor);
    return readTestMode(context.services.database, actor);
  }
}
