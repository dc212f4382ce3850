import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Page } from '#client/ui/page/Page.tsx';

interface InvoiceLoadingProps {
  isMissing: boolean;
  error: unknown;
  onRetry: () => void;
}

/** What stands in an invoice's place until it comes, or where it does not. */
export function InvoiceLoading({ isMissing, error, onRetry }: InvoiceLoadingProps) {
  return (
    <Page title="Invoice" back={{ to: '/dashboard/invoices', label: 'Invoices' }}>
      {isMissing ? (
        <EmptyState
          title="No such invoice"
          action={
            <Button component={Link} to="/dashboard/invoices" variant="default">
              All invoices
            </Button>
          }
        >
          It may have been deleted while it was a draft.
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} what="this invoice" onRetry={onRetry} />
      ) : (
        <ListSkeleton what="the invoice" rows={4} />
      )}
    </Page>
  );
}
