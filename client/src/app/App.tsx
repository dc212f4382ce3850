import { ApolloProvider } from '@apollo/client/react';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { RouterProvider } from 'react-router/dom';
import { SubscriptionStatusProvider } from '#client/features/identity/index.ts';
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
            <RouterProvider router={router} />
          </SubscriptionStatusProvider>
        </ModalsProvider>
        <Notifications position="top-right" containerWidth={400} />
      </ThemeProvider>
    </ApolloProvider>
  );
}
