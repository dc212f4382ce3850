import { Button, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#client/ui/feedback/ErrorState.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { type CustomerDetailsFragment, useCustomerQuery } from '../customers.generated.ts';

interface CustomerGateProps {
  id: string;
  children: (customer: CustomerDetailsFragment) => ReactNode;
}

const back = { to: '/dashboard/customers', label: 'Customers' };

/** Loads a customer for a page about one, and says so where there is none. */
export function CustomerGate({ id, children }: CustomerGateProps) {
  const { data, error, refetch } = useCustomerQuery({ variables: { id } });
  if (data?.customer) return children(data.customer);
  return (
    <Page title={data ? 'No such customer' : 'Customer'} back={back}>
      {error && <ErrorState error={error} what="this customer" onRetry={refetch} />}
      {!error && !data && <CustomerSkeleton />}
      {data && (
        <EmptyState
          title="This customer is not in your list"
          action={
            <Button component={Link} to={back.to}>
              See all customers
            </Button>
          }
        >
          The link may be mistyped, or belong to another business.
        </EmptyState>
      )}
    </Page>
  );
}

function CustomerSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton height={120} />
      <Skeleton height={220} />
    </Stack>
  );
}
