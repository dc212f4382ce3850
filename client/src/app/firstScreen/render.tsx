import { ApolloClient, ApolloLink } from '@apollo/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ScreenSessionDocument } from '#client/features/identity/index.ts';
import { TodayDocument } from '#client/features/today/index.ts';
import { TodayPage } from '#client/features/today/TodayPage.tsx';
import type { Build } from '#client/ui/site/build.ts';
import type { Ask } from '#client/ui/site/page.ts';
import { createCache } from '../apollo/cache.ts';
import { RequireUser } from '../RequireUser.tsx';
import { Root } from '../Root.tsx';
import { Shell } from '../shell/Shell.tsx';
import { ShellDocument } from '../shell/shell.generated.ts';
import { ADDRESS, type FirstScreen } from './data.ts';
import { documentMaker } from './document.ts';
import { FirstScreenFrame } from './FirstScreenFrame.tsx';

/** As in routes.tsx, of what leads to the first screen. */
const routes = [
  {
    Component: Root,
    children: [
      {
        path: ADDRESS,
        Component: RequireUser,
        children: [{ Component: Shell, children: [{ index: true, Component: TodayPage }] }],
      },
    ],
  },
];

/** With the type of each thing, by which Apollo's cache knows it. */
const typed = createCache();
const shellQuery = typed.transformDocument(ShellDocument) as typeof ShellDocument;
const todayQuery = typed.transformDocument(TodayDocument) as typeof TodayDocument;

interface FirstScreenRequest {
  /** Asks as the person whose screen it is. */
  ask: Ask;
  /** Now, in milliseconds. */
  at: number;
}

export type RenderFirstScreen = (request: FirstScreenRequest) => Promise<string>;

/** Renders the dashboard's document with Today in it. Throws where anything of it cannot be had. */
export async function createFirstScreen(build: Build): Promise<RenderFirstScreen> {
  const documentOf = documentMaker(build);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${ADDRESS}`));
  if (context instanceof Response) throw new Error(`${ADDRESS} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return async ({ ask, at }) => {
    const cache = createCache();
    const [{ me, viewer }, shell, today] = await Promise.all([
      ask(ScreenSessionDocument, {}),
      ask(shellQuery, {}),
      ask(todayQuery, {}),
    ]);
    if (!me || !viewer) throw new Error('Nobody is signed in');
    // As it arrives in the browser.
    const screen: FirstScreen = JSON.parse(JSON.stringify({ at, known: { user: me, viewer }, shell, today }));
    cache.writeQuery({ query: ShellDocument, data: screen.shell });
    cache.writeQuery({ query: TodayDocument, data: screen.today });
    const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
    const body = await rendered(
      <FirstScreenFrame screen={screen} client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </FirstScreenFrame>,
    );
    return documentOf(screen, body);
  };
}

/** With all that comes lazily. Throws where any part of it fails. */
async function rendered(element: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    // What comes later would be put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  let html = '';
  for await (const part of prelude) html += part;
  if (failures.length > 0) throw failures[0];
  return html;
}
