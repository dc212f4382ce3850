import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { businessInput, logoDataUrl } from '#domain/inputs/business.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { ExpectedVersion } from '#server/platform/graphql/expectedVersion.ts';
import { Passthrough } from '#server/platform/reads/jsonText.ts';
import { businessReads } from './business.reads.ts';
import { Business, BusinessInput } from './business.types.ts';
import { removeBusinessLogo } from './commands/removeBusinessLogo.ts';
import { setBusinessLogo } from './commands/setBusinessLogo.ts';
import { updateBusiness } from './commands/updateBusiness.ts';
import { readLogo } from './readLogo.ts';

@Resolver(() => Business)
export class BusinessResolver {
  @Passthrough()
  @Query(() => Business, { description: "The viewer's business." })
  business(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.reads('settings.read').first(businessReads, sql`true`, info);
  }

  @Mutation(() => Business, { description: 'Changes the business; omitted fields stay unchanged.' })
  async updateBusiness(
    @Ctx() context: Context,
    @Arg('input', () => BusinessInput, { description: 'The changed fields.' }) input: BusinessInput,
    @ExpectedVersion() expectedVersion: number | null,
    @Info() info: GraphQLResolveInfo,
  ) {
    await context.allowed('settings.update').run(updateBusiness, parseInput(businessInput, input), expectedVersion);
    return this.business(context, info);
  }

  @Mutation(() => Business, { description: 'Sets the logo shown on quotes, invoices, mails and the portal.' })
  async setBusinessLogo(
    @Ctx() context: Context,
    @Arg('dataUrl', () => String, { description: 'A PNG or JPEG of at most 500 KB, as a data URL.' }) dataUrl: string,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allowed = context.allowed('settings.update');
    const logo = await readLogo(parseInput(logoDataUrl, dataUrl));
    await allowed.run(setBusinessLogo, logo);
    return this.business(context, info);
  }

  @Mutation(() => Business, { description: 'Removes the logo.' })
  async removeBusinessLogo(@Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    await context.allowed('settings.update').run(removeBusinessLogo);
    return this.business(context, info);
  }
}
