import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { RecordList } from '#client/ui/list/RecordList.tsx';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { useConnection } from '#client/ui/list/useConnection.ts';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { Page } from '#client/ui/page/Page.tsx';
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

export function QuoteListPage() {
  const params = useListParams();
  const list = useConnection(quoteList(params.query));

  return (
    <Page title="Quotes" actions={<NewQuote />}>
      <ListToolbar>
        <SearchBox params={params} label="Search quotes" />
        <ChoiceFilter params={params} name="status" label="Status" all="All quotes" choices={statuses} />
        <ChoiceFilter params={params} name="sort" label="Sort by" all="Newest first" choices={quoteSorts} />
      </ListToolbar>
      <RecordList
        list={list}
        params={params}
        what="quotes"
        to={({ id }) => `/dashboard/quotes/${id}`}
        columns={quoteColumns}
        card={quoteCard}
        empty={
          <EmptyState title="No quotes yet" action={<NewQuote />}>
            Pick a customer and a few lines from your price list; the travel fee explains itself.
          </EmptyState>
        }
      />
    </Page>
  );
}

const quoteCard = (quote: QuoteRowFragment) => <QuoteCard quote={quote} />;

function NewQuote() {
  if (!useAbilities().can('quotes.create')) return null;
  return (
    <Button component={Link} to="/dashboard/quotes/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New quote
    </Button>
  );
}
