import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { SubscriptionStatusProvider } from '#client/features/identity/index.ts';
import { lazyPart } from '#client/ui/lazyPart.ts';
import { ThemeProvider } from '#client/ui/theme/ThemeProvider.tsx';
import { afterFirstScreen } from './afterFirstScreen.ts';

const Overlays = lazyPart(async () => (await import('#client/ui/feedback/Overlays.tsx')).Overlays, afterFirstScreen);

interface AppProps {
  client: ApolloClient;
  children: ReactNode;
}

export function App({ client, children }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <ThemeProvider>
        <SubscriptionStatusProvider>{children}</SubscriptionStatusProvider>
        <Suspense>
          <Overlays />
        </Suspense>
      </ThemeProvider>
    </ApolloProvider>
  );
}
