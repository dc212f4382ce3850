import './door.css';
import '#client/ui/forms/zodWithoutEval.ts';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
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
        <LateToasts />
      </ThemeProvider>
    </ApolloProvider>
  );
}

/** They hang beside the page, where the server renders nothing, and need not be there to take it over. */
function LateToasts() {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return isTakenOver && <Toasts />;
}
