import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { retryLink } from '#client/graphql/retryLink.ts';
import { Toasts } from '#client/ui/feedback/Toasts.tsx';
import { ThemeProvider } from '#client/ui/theme/ThemeProvider.tsx';

const createClient = () =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      retryLink,
      new HttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } }),
    ]),
  });

/** The frame of the doors: forms before one is signed in. */
export function DoorLayout({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return (
    <ApolloProvider client={client}>
      <ThemeProvider>
        {children}
        <Toasts />
      </ThemeProvider>
    </ApolloProvider>
  );
}
