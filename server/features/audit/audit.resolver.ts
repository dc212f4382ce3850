import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { deviceInWords } from '#server/features/identity/index.ts';
import { ConnectionArgs } from '#server/platform/graphql/connection.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { type TimeOrder, TimeOrderEnum } from '#server/platform/graphql/timeOrder.ts';
import { auditSelection } from './audit.filter.ts';
import { auditReads } from './audit.reads.ts';
import { AuditActor, AuditChange, AuditEntry, AuditEntryConnection, AuditFilter } from './audit.types.ts';
import { changesInWords, type RecordedChange } from './changesInWords.ts';
import { readActors } from './readActors.ts';

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditEntryConnection, {
    description: 'Activities of the business and of the accounts in it: actor, origin and changes.',
  })
  async auditLog(
    @Ctx() context: Context,
    @Arg('filter', () => AuditFilter, { nullable: true, description: 'Selects entries.' }) filter: AuditFilter | null,
    @Arg('sort', () => TimeOrderEnum, { nullable: true, description: 'Sort order; NEWEST by default.' })
    sort: TimeOrder | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { actor } = context.allowed('audit.read');
    const database = context.services.database.em.getKysely();
    const selected = await auditSelection(filter ?? {}, sort ?? 'NEWEST', actor, database);
    return context.readsFor(actor).page(auditReads, { condition: selected.where }, selected.sort, page, info);
  }

  @Query(() => [AuditActor], { description: 'People and API keys with entries in the audit log.' })
  auditActors(@Ctx() context: Context): Promise<AuditActor[]> {
    const { actor } = context.allowed('audit.read');
    return readActors(context.services.database.em.getKysely(), actor);
  }

  @FieldResolver()
  device(@Root() { user_agent: userAgent }: { user_agent: string | null }): string | null {
    return userAgent && deviceInWords(userAgent).name;
  }

  @FieldResolver()
  changes(@Root() { changes }: { changes: RecordedChange }): AuditChange[] {
    return changesInWords(changes);
  }
}
