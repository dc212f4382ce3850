import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { QuoteSort } from '#client/graphql/schema.generated.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ChoiceFilter } from '#client/ui/list/ChoiceFilter.tsx';
import { ListToolbar } from '#client/ui/list/ListToolbar.tsx';
import { RecordList } from '#client/ui/list/RecordList.tsx';
import { SearchBox } from '#client/ui/list/SearchBox.tsx';
import { useListParams } from '#client/ui/list/useListParams.ts';
import { firstPage, useListFetching, usePagedList } from '#client/ui/list/usePagedList.ts';
import { Page } from '#client/ui/page/Page.tsx';
import { QUOTE_STATUSES } from '#domain/states/quote.ts';
import { QuoteCard } from './parts/QuoteCard.tsx';
import { quoteColumns } from './parts/quoteColumns.tsx';
import { useQuotesQuery } from './quotes.generated.ts';

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

const sorts: Partial<Record<QuoteSort, string>> = { UPDATED: 'Last changed', TOTAL: 'Largest total' };

export function QuoteListPage() {
  const params = useListParams();
  const status = params.someOf('status', QUOTE_STATUSES);
  const query = useQuotesQuery({
    variables: {
      filter: {
        search: params.search || null,
        status: status.length > 0 ? status : null,
        customerId: params.text('customer') ?? null,
      },
      sort: params.oneOf('sort', Object.keys(sorts) as QuoteSort[]) ?? 'NEWEST',
      first: firstPage(params.rows),
      counted: !params.search,
    },
    ...useListFetching(),
  });
  const list = usePagedList(query, (data) => data.quotes, params);

  return (
    <Page title="Quotes" actions={<NewQuote />}>
      <ListToolbar>
        <SearchBox params={params} label="Search quotes" />
        <ChoiceFilter params={params} name="status" label="Status" all="All quotes" choices={statuses} />
        <ChoiceFilter params={params} name="sort" label="Sort by" all="Newest first" choices={sorts} />
      </ListToolbar>
      <RecordList
        list={list}
        params={params}
        what="quotes"
        to={({ id }) => `/dashboard/quotes/${id}`}
        columns={quoteColumns}
        card={(quote) => <QuoteCard quote={quote} />}
        empty={
          <EmptyState title="No quotes yet" action={<NewQuote />}>
            Pick a customer and a few lines from your price list; the travel fee explains itself.
          </EmptyState>
        }
      />
    </Page>
  );
}

function NewQuote() {
  return (
    <Button component={Link} to="/dashboard/quotes/new" leftSection={<IconPlus size={18} aria-hidden />}>
      New quote
    </Button>
  );
}
