import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findBrowser } from '../../../scripts/browser.mjs';
import { startServer } from '../server.mjs';
import { measureDashboard } from './dashboard/measure.mjs';
import { measure } from './lighthouse.mjs';

// npm run bench:web [-- --runs 5] [-- --only /pricing] [-- --only dashboard]: Lighthouse's mobile preset over the public pages
// of the production build, the median of some runs each, and what the server itself needs for them; beside them, as the
// yardstick, the home page without any script. Then the dashboard of the demo business on such a phone.

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } } });
const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const runs = Number(values.runs);
if (values.only !== 'dashboard') await measurePublicPages();
if (!values.only || values.only === 'dashboard') await measureDashboard(runs);

async function measurePublicPages() {
  const server = await startServer();
  try {
    const article = await newestArticle(server);
    const paths = ['/', '/pricing', '/articles', article, '/help', '/auth/login', '/auth/signup'];
    const chosen = paths.filter((path) => !values.only || path === values.only);
    const browser = findBrowser();
    if (!browser) throw new Error('Lighthouse needs Chromium; set CHROMIUM_PATH to one.');
    const rows = [];
    for (const path of chosen) {
      const row = { path, ...(await measure(server.url + path, browser, runs)) };
      rows.push({ ...row, 'server ms': await serverMilliseconds(server.url + path) });
      console.log(`${path}: ${row.performance} ${row.accessibility} ${row['best practices']} ${row.seo}`);
      for (const finding of row.findings) console.log(`  ${finding}`);
    }
    const bare = await serveWithoutScripts(server.url);
    rows.push({ path: 'home without scripts', ...(await measure(bare.url, browser, runs)) });
    await bare.close();
    console.table(rows.map(({ findings, ...row }) => row));
  } finally {
    await server.end();
  }
}

/** Serves the home page with its script elements removed, and everything else as the server sends it. */
async function serveWithoutScripts(origin) {
  const proxy = createServer(async ({ url }, response) => {
    const answer = await fetch(origin + url);
    const type = answer.headers.get('content-type') ?? '';
    const headers = { 'content-type': type, 'cache-control': answer.headers.get('cache-control') ?? '' };
    if (!type.startsWith('text/html')) {
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = (await answer.text()).replaceAll(SCRIPT, '');
    response.writeHead(answer.status, { ...headers, 'content-encoding': 'br' }).end(brotliCompressSync(html));
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${proxy.address().port}/`,
    close: () => new Promise((resolve) => proxy.close(resolve)),
  };
}

async function newestArticle(server) {
  const query = encodeURIComponent('{ articles(first: 1) { nodes { slug } } }');
  const { data } = await (await fetch(`${server.url}/graphql?query=${query}`, preflight())).json();
  return `/articles/${data.articles.nodes[0].slug}`;
}

function preflight() {
  return { headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' } };
}

/** The median time to the last byte of a page that is warm. */
async function serverMilliseconds(address) {
  const times = [];
  for (let i = 0; i < 51; i += 1) {
    const started = performance.now();
    await (await fetch(address)).text();
    times.push(performance.now() - started);
  }
  return Number(times.sort((a, b) => a - b)[25].toFixed(1));
}
