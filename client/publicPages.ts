import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { print } from 'graphql';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Ask } from './src/ui/site/page.ts';

type EntryServer = typeof import('./src/entry-server.tsx');

const ofTheApp = /^\/(dashboard|portal)(\/|$)/;

/** In development, renders the public pages on the server from the current sources. */
export const publicPages = (apiUrl: string): Plugin => ({
  name: 'public-pages',
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => answer(vite, apiUrl, request, response).catch(next));
  },
});

async function answer(vite: ViteDevServer, apiUrl: string, request: Connect.IncomingMessage, response: ServerResponse) {
  const origin = `http://${request.headers.host}`;
  const url = new URL(request.originalUrl ?? '/', origin);
  if (ofTheApp.test(url.pathname)) {
    const shell = await readFile(fileURLToPath(new URL('index.html', import.meta.url)), 'utf8');
    return send(response, 200, await vite.transformIndexHtml(url.pathname, shell));
  }
  const { createSite } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
  const ask = askOverHttp(apiUrl);
  const page = await createSite().render({ path: url.pathname, query: url.searchParams, origin, ask });
  if (!page || 'redirect' in page) {
    return void response.writeHead(302, { location: page?.redirect ?? '/404' }).end();
  }
  send(response, page.status, await vite.transformIndexHtml(url.pathname, page.html));
}

const send = (response: ServerResponse, status: number, html: string) =>
  void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);

const askOverHttp =
  (apiUrl: string): Ask =>
  async (document, variables) => {
    const response = await fetch(`${apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(document), variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
