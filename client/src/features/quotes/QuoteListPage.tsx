import { useAbilities } from '#client/features/identity/index.ts';
import { RecordListPage } from '#client/ui/list/RecordListPage.tsx';
import type { QuoteRowFragment } from './pages.generated.ts';
import { QuoteCard } from './parts/QuoteCard.tsx';
import { quoteColumns } from './parts/quoteColumns.tsx';
import { quoteList, quoteSorts } from './quoteList.ts';

const statuses = {
  'SENT,VIEWED': 'Waiting',
  DRAFT: 'Draft',
  SENT: 'Sent',
  VIEWED: 'Viewed',
  CHANGES_REQUESTED: 'Changes requested',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  EXPIRED: 'Expired',
  CONVERTED: 'Converted',
  VOID: 'Void',
};

const choices = [
  { name: 'status', label: 'Status', all: 'All quotes', choices: statuses },
  { name: 'sort', label: 'Sort by', all: 'Newest first', choices: quoteSorts },
];

const quoteCard = (quote: QuoteRowFragment) => <QuoteCard quote={quote} />;

export function QuoteListPage() {
  return (
    <RecordListPage
      what="quotes"
      list={quoteList}
      choices={choices}
      columns={quoteColumns}
      card={quoteCard}
      canCreate={useAbilities().can('quotes.create')}
      emptyText="Pick a customer and a few items from your price list. We’ll work out the travel fee."
    />
  );
}
