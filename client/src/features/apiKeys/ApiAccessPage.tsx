import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useAbilities } from '#client/features/identity/index.ts';
import { TestModeSection } from '#client/features/testMode/index.ts';
import { WebhooksSection } from '#client/features/webhooks/index.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { errorCode } from '#client/ui/feedback/errors.ts';
import { AwaitedList } from '#client/ui/list/AwaitedList.tsx';
import { ListSkeleton } from '#client/ui/list/ListSkeleton.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { useApiAccessQuery } from './apiKeys.generated.ts';
import { ExamplesSection } from './ExamplesSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { RequestLogSection } from './RequestLogSection.tsx';
import { TrySection } from './TrySection.tsx';
import { UsageSection } from './UsageSection.tsx';

/** Keys that are used show that within a minute: the page asks again while it is looked at. */
const ASK_AGAIN_MS = 30_000;

/** What programs act with for the business, and what they did. */
export function ApiAccessPage() {
  const { can } = useAbilities();
  const { data, error, refetch } = useApiAccessQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <Page
      title="API access"
      subtitle="Let your own programs read and write your data."
      back={{ to: '/dashboard/settings', label: 'Settings' }}
    >
      {!data && <NotShown error={error} onRetry={refetch} />}
      {data && (
        <Stack gap="lg">
          <KeysSection apiKeys={data.apiKeys} mayGive={data.apiAccess.scopesToGive} onChange={refetch} />
          <UsageSection apiKeys={data.apiKeys} />
          <RequestLogSection apiKeys={data.apiKeys} />
          {can('webhooks.read') && (
            <Suspense fallback={<ListSkeleton what="your webhooks" rows={1} />}>
              <WebhooksSection />
            </Suspense>
          )}
          <Suspense fallback={<ListSkeleton what="test mode" rows={1} />}>
            <TestModeSection />
          </Suspense>
          <TrySection access={data.apiAccess} />
          <ExamplesSection />
        </Stack>
      )}
    </Page>
  );
}

function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (errorCode(error) !== 'FORBIDDEN')
    return <AwaitedList what="your API keys" rows={4} error={error} onRetry={onRetry} />;
  return (
    <EmptyState title="You can’t manage API keys">
      The owner or an admin creates API keys. Ask them for one with the scopes you need.
    </EmptyState>
  );
}
