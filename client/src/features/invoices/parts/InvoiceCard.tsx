import { DateText } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { InvoiceStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { RecordCard } from '#client/ui/list/RecordCard.tsx';
import type { InvoiceRowFragment } from '../pages.generated.ts';

/** An invoice in the list on a phone: who, how much, since when. */
export function InvoiceCard({ invoice }: { invoice: InvoiceRowFragment }) {
  const { customer, number, status, overdue, totalCents, balanceCents, dueDate } = invoice;
  return (
    <RecordCard
      title={customer.name}
      amount={<Money cents={balanceCents > 0 ? balanceCents : totalCents} />}
      detail={
        <>
          {number}
          {dueDate && balanceCents > 0 && (
            <>
              {' · due '}
              <DateText date={dueDate} />
            </>
          )}
        </>
      }
      state={<InvoiceStatusBadge status={status} overdue={overdue} />}
    />
  );
}
