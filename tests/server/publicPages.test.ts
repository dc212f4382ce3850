import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
const get = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  fetch(app.address + path, { headers, redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const match = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const publicPaths = async () =>
  [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);

beforeAll(async () => {
  app = await startTestApp();
});

it.each([
  '/\\evil.example/',
  '/\\\\evil.example/',
  '//evil.example/',
  '//evil.example/help/',
  '/%5cevil.example/',
  '/.//evil.example/',
  '/./\\evil.example/',
  '/\\/evil.example/',
  '/articles//evil.example/',
])('%s does not redirect to another site', async (path) => {
  // Uses a raw socket, because fetch would normalize the path.
  const { hostname, port, host } = new URL(app.address);
  const socket = connect(Number(port), hostname);
  socket.end(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  const location = /^location: (.*)\r$/im.exec(answer)?.[1];
  expect(new URL(location ?? '/', app.address).host).toBe(host);
});

it.each([`/articles/${'x'.repeat(5_000)}`, `/articles?search=${'x'.repeat(5_000)}`, `/${'x'.repeat(5_000)}`])(
  'a too long address is not found: %.30s…',
  async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/404']);
  },
);

describe('a public page', () => {
  it('is complete HTML: one heading, and metadata for search engines and link previews', async () => {
    const paths = await publicPaths();
    expect(paths).toContain('/');
    for (const path of paths) {
      const response = await get(path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(match(html, /<title>(.+?)<\/title>/), path).not.toBe('');
      const description = match(html, /<meta name="description" content="(.+?)">/);
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(49);
      expect(description.length, `${path}: ${description}`).toBeLessThan(171);
      expect(match(html, /<link rel="canonical" href="(.+?)">/), path).toBe(app.services.publicUrl + path);
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:type'])
        expect(html, path).toContain(`<meta property="${property}" content=`);
      expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image">');
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g))
        expect(JSON.parse(json!)['@context'], path).toBe('https://schema.org');
      // Its data is in the HTML; only auth pages are hydrated and have it a second time.
      expect(html, path).not.toContain('id="page-data"');
    }
  });

  it('has a unique title and description', async () => {
    const paths = await publicPaths();
    const pages = await Promise.all(paths.map(textOf));
    expect(new Set(pages.map((html) => match(html, /<title>(.+?)<\/title>/))).size).toBe(paths.length);
    expect(new Set(pages.map((html) => match(html, /name="description" content="(.+?)"/))).size).toBe(paths.length);
  });

  it('has no broken links', async () => {
    const pages = await Promise.all((await publicPaths()).map(textOf));
    const links = new Set(pages.flatMap((html) => [...html.matchAll(/href="(\/[^"#?]*)/g)].map(([, path]) => path!)));
    for (const path of links) expect((await get(path)).status, path).toBe(200);
  });

  it.each(['/help', '/dashboard'])('%s is compressed, and revalidated by clients that have it', async (path) => {
    const plain = await get(path, { accept: 'text/html', 'accept-encoding': 'identity' });
    const html = await plain.text();
    const etag = plain.headers.get('etag')!;
    const again = await get(path, { accept: 'text/html', 'if-none-match': etag });
    expect(again.status).toBe(304);
    const compressed = await app.http.inject({ url: path, headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(html);
  });
});

describe('an unknown address', () => {
  it('redirects to /404, which has status 404 and is not indexed', async () => {
    for (const path of ['/nothing', '/help/nothing', '/articles/nothing']) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')], path).toEqual([302, '/404']);
    }
    const notFound = await get('/404');
    expect(notFound.status).toBe(404);
    expect(await notFound.text()).toContain('<meta name="robots" content="noindex">');
  });

  it('has status codes for programs', async () => {
    const response = await get('/nothing', { accept: 'application/json' });
    expect(response.status).toBe(404);
    expect((await response.json()).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('has a trailing slash removed, and never redirects to another site', async () => {
    const response = await get('/help/');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/help']);
    expect((await app.http.inject({ url: '//elsewhere.example/' })).headers.location).not.toMatch(/^\/\//);
  });
});

describe('search engines', () => {
  it('find every public page, and are told to ignore the rest', async () => {
    const robots = await textOf('/robots.txt');
    expect(robots).toContain('Disallow: /dashboard');
    expect(robots).toContain(`Sitemap: ${app.services.publicUrl}/sitemap.xml`);
    expect(await publicPaths()).not.toContain('/auth/login');
  });
});
