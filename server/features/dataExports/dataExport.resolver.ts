import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { notFound } from '#server/core/errors.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { requestDataExport } from './commands/requestDataExport.ts';
import { dataExportReads } from './dataExport.reads.ts';
import { DataExport } from './dataExport.types.ts';
import { downloadPath } from './downloadRoutes.ts';
import { readableArchive } from './readArchive.ts';

@Resolver(() => DataExport)
export class DataExportResolver {
  @Query(() => DataExport, {
    nullable: true,
    description: 'The latest full export that the viewer requested; null where there is none.',
  })
  dataExport(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const { userId, businessId } = context.allowed('settings.export').asPerson().actor;
    const newest = sql`t.id = (select id from data_exports
      where business_id = ${businessId} and requested_by = ${userId} order by id desc limit 1)`;
    return context.reads('settings.export').first(dataExportReads, newest, info);
  }

  @Mutation(() => DataExport, {
    description:
      'Starts an export of all data of the business, or returns the one in progress. Replaces an earlier one. A mail is sent when it is ready.',
  })
  async requestDataExport(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const id = await context.allowed('settings.export').afterStepUp().run(requestDataExport);
    return context.reads('settings.export').one(dataExportReads, id, info);
  }

  @Mutation(() => String, {
    description:
      'Returns the download address on this host for the requester, valid for one hour. It supports range requests, so that an interrupted download can resume.',
  })
  async openDataExport(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The export.' }) id: string,
  ): Promise<string> {
    context.allowed('settings.export');
    const { businessId, userId, sessionId, rights } = await context.afterStepUp();
    const content = { fileId: id, businessId, userId, sessionId, rights };
    if (!(await readableArchive(context.services.database, content))) throw notFound('export');
    return downloadPath(id, context.services.downloadTickets.issue(content));
  }
}
