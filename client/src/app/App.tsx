import { ApolloProvider } from '@apollo/client/react';
import { ModalsProvider } from '@mantine/modals';
import { RouterProvider } from 'react-router/dom';
import { SubscriptionStatusProvider } from '#client/features/identity/index.ts';
import { Toasts } from '#client/ui/feedback/Toasts.tsx';
import { ThemeProvider } from '#client/ui/theme/ThemeProvider.tsx';
import { createApolloClient } from './apollo/createApolloClient.ts';
import { router } from './router.tsx';

const client = createApolloClient();

export function App() {
  return (
    <ApolloProvider client={client}>
      <ThemeProvider>
        <ModalsProvider>
          <SubscriptionStatusProvider>
            {/* Apollo's hooks cannot render two addresses at once: in a transition the old and the new fetch in turn. */}
            <RouterProvider router={router} useTransitions={false} />
          </SubscriptionStatusProvider>
        </ModalsProvider>
        <Toasts />
      </ThemeProvider>
    </ApolloProvider>
  );
}
