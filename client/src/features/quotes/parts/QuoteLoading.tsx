import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Page } from '#client/ui/page/Page.tsx';

interface QuoteLoadingProps {
  isMissing: boolean;
  error: unknown;
  onRetry: () => void;
}

/** What stands in a quote's place until it comes, or where it does not. */
export function QuoteLoading({ isMissing, error, onRetry }: QuoteLoadingProps) {
  return (
    <Page title="Quote" back={{ to: '/dashboard/quotes', label: 'Quotes' }}>
      {isMissing ? (
        <EmptyState
          title="No such quote"
          action={
            <Button component={Link} to="/dashboard/quotes" variant="default">
              All quotes
            </Button>
          }
        >
          It may have been deleted while it was a draft.
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} what="this quote" onRetry={onRetry} />
      ) : (
        <ListSkeleton what="the quote" rows={4} />
      )}
    </Page>
  );
}
