import { DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { RecordCard } from '#client/ui/list/RecordCard.tsx';
import type { QuoteRowFragment } from '../pages.generated.ts';

/** A quote in the list on a phone: who, how much, since when. */
export function QuoteCard({ quote }: { quote: QuoteRowFragment }) {
  const { customer, number, status, totalCents, createdAt } = quote;
  return (
    <RecordCard
      title={customer.name}
      amount={<Money cents={totalCents} />}
      detail={
        <>
          {number}
          {' · '}
          <DayOf instant={createdAt} />
        </>
      }
      state={<QuoteStatusBadge status={status} />}
    />
  );
}
