import { Alert, Button, List, Stack, Text } from '@mantine/core';
import { IconArrowUpRight, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Payouts } from '#client/features/payouts/index.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import {
  type OnlinePaymentsFieldsFragment,
  useConnectOnlinePaymentsMutation,
  useOnlinePaymentsQuery,
  useRefreshOnlinePaymentsMutation,
} from './onlinePayments.generated.ts';
import { PaymentChoices } from './PaymentChoices.tsx';

/** Set by Stripe's page on the way back. */
const RETURN = 'payments';

/** Whether customers can pay online, what is missing for it, and the way to Stripe's own page. */
export function PaymentSettings() {
  const { data, error, refetch } = useOnlinePaymentsQuery();
  const { connect, isLeaving } = useConnect();
  useReturnFromStripe();
  if (!data) return <AwaitedList what="your payments" rows={3} error={error} onRetry={refetch} />;
  const { onlinePayments, business } = data;
  return (
    <Stack>
      <Section title="Online payments">
        <Stack>
          {onlinePayments.sandbox && <Alert color="amber">Sandbox: no real money</Alert>}
          <Standing {...onlinePayments} />
          {onlinePayments.status === 'NOT_CONNECTED' && (
            <Button onClick={connect} loading={isLeaving} rightSection={<IconArrowUpRight size={18} />}>
              Connect Stripe
            </Button>
          )}
          {onlinePayments.status === 'DISCONNECTED' && (
            <Button onClick={connect} loading={isLeaving} rightSection={<IconArrowUpRight size={18} />}>
              Reconnect Stripe
            </Button>
          )}
          {onlinePayments.status === 'INCOMPLETE' && (
            <Button onClick={connect} loading={isLeaving} rightSection={<IconArrowUpRight size={18} />}>
              Continue on Stripe
            </Button>
          )}
        </Stack>
      </Section>
      {(onlinePayments.status === 'READY' || onlinePayments.status === 'INCOMPLETE') && (
        <>
          <PaymentChoices business={business} />
          <Payouts />
        </>
      )}
    </Stack>
  );
}

function Standing({ status, missing, payoutsEnabled }: OnlinePaymentsFieldsFragment) {
  switch (status) {
    case 'UNAVAILABLE':
      return <Text>Online payments are not set up on this installation.</Text>;
    case 'NOT_CONNECTED':
      return (
        <Text>
          Let customers pay by card, Apple Pay, Google Pay, or bank account. The money goes to your own Stripe account,
          then to your bank. Setup takes a few minutes.
        </Text>
      );
    case 'DISCONNECTED':
      return (
        <Alert color="red" title="Stripe is no longer connected">
          Customers can’t pay online until you reconnect Stripe. Earlier payments stay here; refund them in the Stripe
          account that took them.
        </Alert>
      );
    case 'INCOMPLETE':
      return (
        <Alert color="amber" title="Stripe needs more information">
          {missing.length > 0 ? (
            <List>
              {missing.map((words) => (
                <List.Item key={words}>{words}</List.Item>
              ))}
            </List>
          ) : (
            'Stripe is reviewing your information. We’ll update this when customers can pay.'
          )}
        </Alert>
      );
    case 'READY':
      return (
        <Alert color="green" icon={<IconCircleCheck />} title="Customers can pay online">
          {payoutsEnabled
            ? 'Every invoice you send has a Pay button.'
            : 'Stripe holds payments until you add your bank account.'}
        </Alert>
      );
  }
}

function useConnect() {
  const [ask, { loading, data }] = useConnectOnlinePaymentsMutation();
  const connect = () =>
    ask()
      .then(({ data }) => location.assign(data!.connectOnlinePayments))
      .catch((error) => notify.failure('We couldn’t reach Stripe', error));
  return { connect, isLeaving: loading || data !== undefined };
}

/** Whoever comes back sees how the account stands, without waiting for Stripe to tell. */
function useReturnFromStripe() {
  const [query, setQuery] = useSearchParams();
  const [refresh] = useRefreshOnlinePaymentsMutation();
  const hasReturned = query.has(RETURN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (!hasReturned) return;
    refresh({
      update: (cache, { data }) =>
        cache.modify({ fields: { onlinePayments: () => (data ? data.refreshOnlinePayments : undefined) } }),
    })
      .catch((error) => notify.failure('We couldn’t reach Stripe', error))
      .finally(() => setQuery({}, { replace: true }));
  }, [hasReturned]);
}
