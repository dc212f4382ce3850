import { Button, Skeleton, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Page } from '#client/ui/page/Page.tsx';

interface NoCustomerProps {
  /** There is none. */
  isMissing: boolean;
  error: unknown;
  onRetry: () => void;
}

const back = { to: '/dashboard/customers', label: 'Customers' };

/** What stands in the place of a customer until they come, or where they do not. */
export function CustomerLoading({ isMissing, error, onRetry }: NoCustomerProps) {
  return (
    <Page title={isMissing ? 'No such customer' : 'Customer'} back={back}>
      {isMissing ? (
        <EmptyState
          title="This customer is not in your list"
          action={
            <Button component={Link} to={back.to}>
              See all customers
            </Button>
          }
        >
          The link may be mistyped or belong to another business.
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} what="this customer" onRetry={onRetry} />
      ) : (
        <Stack aria-busy>
          <Skeleton height={120} />
          <Skeleton height={220} />
        </Stack>
      )}
    </Page>
  );
}
