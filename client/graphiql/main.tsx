import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';

const url = '/graphql';
const socketUrl = new URL(url, window.location.href.replace(/^http/, 'ws')).href;

/** Subscriptions carry the same Authorization as the headers pane does. */
let authorization: string | undefined;
const wsClient = createClient({ url: socketUrl, connectionParams: () => ({ authorization }) });
const fetcher = createGraphiQLFetcher({ url, wsClient });

const welcome = `# Whorl's API. Sign in with a mutation, then put the token into the headers below:
#
#   mutation {
#     signIn(input: { email: "…", password: "…", tokenDelivery: BODY }) { accessToken }
#   }
#
#   { "Authorization": "Bearer …" }

query Today {
  today { owedCents overdueCents quotesWaitingCount }
  invoices(first: 5) { nodes { id number status balanceCents customer { id name } } }
}
`;

function readAuthorization(headers: string | undefined): void {
  try {
    const parsed = JSON.parse(headers || '{}') as Record<string, string>;
    authorization = parsed.Authorization ?? parsed.authorization;
  } catch {
    // Half-typed JSON: the last headers that could be read stay.
  }
}

const root = document.getElementById('graphiql');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      initialQuery={welcome}
      defaultEditorToolsVisibility="headers"
      onEditHeaders={readAuthorization}
    />,
  );
}
