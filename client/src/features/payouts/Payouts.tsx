import { Text } from '@mantine/core';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { ShowMore } from '#client/ui/list/ShowMore.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { Section } from '#client/ui/page/Section.tsx';
import { PayoutEntry } from './parts/PayoutEntry.tsx';
import classes from './parts/payouts.module.css';
import { type PayoutPageFragment, PayoutsDocument } from './payouts.generated.ts';

const PAGE_SIZE = 5;

/** What Stripe sent on to the business's bank, the newest first. The settings' own query asks for the first page. */
export function Payouts() {
  return (
    <Section title="Payouts">
      <PayoutList />
    </Section>
  );
}

function PayoutList() {
  const list = useConnection<'payouts', PayoutPageFragment['edges'][number]['node']>({
    query: PayoutsDocument,
    field: 'payouts',
    variables: {},
    size: PAGE_SIZE,
    isPartOfScreen: true,
  });
  if (!list.rows) {
    return <AwaitedList what="payouts" rows={2} error={list.error} onRetry={list.retry} />;
  }
  if (list.rows.length === 0)
    return <Text c="dimmed">No payouts yet. When Stripe sends money to your bank, it shows here.</Text>;
  return (
    <>
      <ul className={classes.payouts} aria-label="Payouts">
        {list.rows.map((payout) => (
          <PayoutEntry key={payout.id} payout={payout} />
        ))}
      </ul>
      <ShowMore list={list} what="payouts" />
    </>
  );
}
