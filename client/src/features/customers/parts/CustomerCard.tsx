import { Money } from '#client/ui/figures/Money.tsx';
import { RecordCard } from '#client/ui/list/RecordCard.tsx';
import { customerKinds } from '../customerKinds.ts';
import type { CustomerRowFragment } from '../pages.generated.ts';

/** A customer in the phone's list. */
export function CustomerCard({ customer }: { customer: CustomerRowFragment }) {
  const { name, kind, email, phone, balanceCents } = customer;
  return (
    <RecordCard
      title={name}
      amount={balanceCents > 0 && <Money cents={balanceCents} />}
      detail={[customerKinds[kind], phone ?? email].filter(Boolean).join(' · ')}
    />
  );
}
