import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { Context } from '#server/platform/graphql/context.ts';
import { notFound } from '#server/platform/graphql/errors.ts';
import { requestDataExport } from './commands/requestDataExport.ts';
import { dataExportReads } from './dataExport.reads.ts';
import { DataExport } from './dataExport.types.ts';
import { downloadPath } from './downloadRoutes.ts';
import { readableArchive } from './readArchive.ts';

@Resolver(() => DataExport)
export class DataExportResolver {
  @Query(() => DataExport, {
    nullable: true,
    description: 'The export of everything that the signed-in person asked for last; null where they never did.',
  })
  dataExport(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const { userId, businessId } = context.allowed('settings.export').asPerson().actor;
    const newest = sql`t.id = (select id from data_exports
      where business_id = ${businessId} and requested_by = ${userId} order by id desc limit 1)`;
    return context.reads('settings.export').first(dataExportReads, newest, info);
  }

  @Mutation(() => DataExport, {
    description:
      'Begins an export of everything that the business has, or answers the one that is being made. It takes the place of an earlier one. A mail tells when it is ready.',
  })
  async requestDataExport(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const id = await context.allowed('settings.export').afterStepUp().run(requestDataExport);
    return context.reads('settings.export').one(dataExportReads, id, info);
  }

  @Mutation(() => String, {
    description:
      'The address, on this host, at which whoever asked for an export downloads it within the hour. It answers ranges, so that a download that broke off goes on.',
  })
  async openDataExport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Which export.' }) id: string,
  ): Promise<string> {
    context.allowed('settings.export');
    const member = await context.afterStepUp();
    const archive = await readableArchive(context.services.database, { ...member, fileId: id });
    if (!archive) throw notFound('export');
    return downloadPath(id, context.services.downloadTickets.issue({ ...member, fileId: id }));
  }
}
