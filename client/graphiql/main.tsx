import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { graphiqlKey } from '#client/features/apiKeys/graphiqlKey.ts';
import { COLOR_SCHEME_KEY } from '#client/ui/theme/colorSchemeKey.ts';

const url = '/graphql';
const socketUrl = new URL(url, window.location.href.replace(/^http/, 'ws')).href;

/** Subscriptions carry the same Authorization as the headers pane does. */
const key = graphiqlKey();
let authorization = key ? `Bearer ${key}` : undefined;
const wsClient = createClient({ url: socketUrl, connectionParams: () => ({ authorization }) });
const fetcher = createGraphiQLFetcher({ url, wsClient });

const withoutKey = `# Whorl's API. Make a key at /dashboard/api-access and put it into the headers below:
#
#   { "Authorization": "Bearer whorl_live_…" }

`;
const withKey = `# Whorl's API. Your key is in place, in the headers below, until this tab is closed.

`;

const welcome = `${key ? withKey : withoutKey}query Today {
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

/** The scheme of the app, until another is chosen in GraphiQL's own settings. */
const chosenScheme = () => (localStorage.getItem(COLOR_SCHEME_KEY) === 'dark' ? 'dark' : 'light');

const root = document.getElementById('graphiql');
if (root) {
  createRoot(root).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTheme={chosenScheme()}
      initialQuery={welcome}
      initialHeaders={authorization && JSON.stringify({ Authorization: authorization }, null, 2)}
      defaultEditorToolsVisibility="headers"
      onEditHeaders={readAuthorization}
    />,
  );
}
