import { ApolloProvider } from '@apollo/client/react';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SubscriptionStatusProvider } from '#client/features/identity/index.ts';
import { late } from '#client/ui/late.ts';
import { ThemeProvider } from '#client/ui/theme/ThemeProvider.tsx';
import { afterFirstScreen } from './afterFirstScreen.ts';
import { apolloClient } from './apollo/apolloClient.ts';
import { router } from './router.tsx';

const Overlays = late(async () => (await import('#client/ui/feedback/Overlays.tsx')).Overlays, afterFirstScreen);

export function App() {
  return (
    <ApolloProvider client={apolloClient}>
      <ThemeProvider>
        <SubscriptionStatusProvider>
          {/* Apollo's hooks cannot render two addresses at once: in a transition the old and the new fetch in turn. */}
          <RouterProvider router={router} useTransitions={false} />
        </SubscriptionStatusProvider>
        <Suspense>
          <Overlays />
        </Suspense>
      </ThemeProvider>
    </ApolloProvider>
  );
}
