import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { SubscriptionStatusProvider } from '#client/features/identity/index.ts';
import { late } from '#client/ui/late.ts';
import { useIsTakenOver } from '#client/ui/takenOver.ts';
import { ThemeProvider } from '#client/ui/theme/ThemeProvider.tsx';
import { afterFirstScreen } from './afterFirstScreen.ts';

const Overlays = late(async () => (await import('#client/ui/feedback/Overlays.tsx')).Overlays, afterFirstScreen);

interface AppProps {
  client: ApolloClient;
  /** The router: the browser's goes on from screen to screen, the server's renders one. */
  children: ReactNode;
}

export function App({ client, children }: AppProps) {
  const isTakenOver = useIsTakenOver();
  return (
    <ApolloProvider client={client}>
      <ThemeProvider>
        <SubscriptionStatusProvider>{children}</SubscriptionStatusProvider>
        {isTakenOver && (
          <Suspense>
            <Overlays />
          </Suspense>
        )}
      </ThemeProvider>
    </ApolloProvider>
  );
}
