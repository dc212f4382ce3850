import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { calendarMonth } from '#domain/inputs/dates.ts';
import { parseInput } from '#server/core/input.ts';
import { Context } from '#server/platform/graphql/context.ts';
import { MonthMoney } from './monthMoney.types.ts';
import { readMonthMoney } from './readMonthMoney.ts';

@Resolver(() => MonthMoney)
export class MonthMoneyResolver {
  @Query(() => MonthMoney, {
    description: 'Payments received in a month, with refunds, fees and payouts. For roles that may see reports.',
  })
  monthMoney(
    @Ctx() context: Context,
    @Arg('month', () => String, { nullable: true, description: 'YYYY-MM; the current month by default.' })
    month: string | null,
  ): Promise<MonthMoney> {
    const { actor } = context.allowed('reports.read');
    const database = context.services.database.em.getKysely();
    return readMonthMoney(database, actor, month ? parseInput(calendarMonth, month) : null);
  }
}
