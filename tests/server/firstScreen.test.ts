import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { sentInvoice } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { TestBrowser } from '#tests/support/signIns.ts';

const REFRESH = 'mutation { refreshSession { accessToken } }';
const HOSTILE = '</script><script>alert("taken")</script>';
const lines = [{ type: 'ROLLING', description: 'Live scan rolling fee', quantity: 1, unitCents: 123_456 }];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const documentFor = (screen: string | undefined) =>
  fetch(`${app.address}/dashboard`, {
    headers: { accept: 'text/html', ...(screen && { cookie: `whorl_screen=${screen}` }) },
  });

async function textFor(screen: string | undefined) {
  const response = await documentFor(screen);
  expect(response.status).toBe(200);
  return response.text();
}

/** Somebody with an invoice that is overdue, in a browser in which they are signed in. */
async function inBrowser(customer = 'Bay Staffing'): Promise<{ person: GraphQLPerson; browser: TestBrowser }> {
  const person = await app.professional();
  const invoice = await sentInvoice(await withCustomer(person, { name: customer }), { lines });
  await sql`update invoices set due_date = current_date - 10 where id = ${invoice.id}`.execute(
    app.services.database.em.getKysely(),
  );
  const browser = new TestBrowser(app);
  await browser.signIn(person);
  return { person, browser };
}

const screenOf = (browser: TestBrowser) => browser.cookie('whorl_screen');

/** The document that everybody gets, without anybody's data. */
async function expectPlain(screen: string | undefined) {
  const response = await documentFor(screen);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const html = await response.text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('$1,');
}

describe('the dashboard’s document', () => {
  it('has the first screen in it for whoever is signed in, and is kept by nobody', async () => {
    const { browser } = await inBrowser();
    const response = await documentFor(screenOf(browser));
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toContain('cookie');
    expect(response.headers.get('etag')).toBeNull();
    const html = await response.text();
    expect(html).toContain('Owed to you');
    expect(html).toContain('$1,234.56');
    expect(html).toContain('Bay Staffing');
    expect(html).toContain('<title>Today · Whorl</title>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/popovertarget="create-sheet"/i);
  });

  it('is the same, compressed', async () => {
    const { browser } = await inBrowser();
    const response = await fetch(`${app.address}/dashboard`, {
      headers: { accept: 'text/html', 'accept-encoding': 'br', cookie: `whorl_screen=${screenOf(browser)}` },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain('$1,234.56');
  });

  it('holds no token: neither the one that asks nor the one that goes on', async () => {
    const { person, browser } = await inBrowser();
    const html = await textFor(screenOf(browser));
    for (const secret of [screenOf(browser), browser.cookie('whorl_refresh'), browser.accessToken, person.accessToken])
      expect(html).not.toContain(secret);
    expect(html).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  });

  it('shows nobody another’s business', async () => {
    const one = await inBrowser('Marin Notaries');
    const other = await inBrowser('Fresno Couriers');
    const html = await textFor(screenOf(one.browser));
    expect(html).toContain('Marin Notaries');
    expect(html).not.toContain('Fresno Couriers');
    expect(await textFor(screenOf(other.browser))).not.toContain('Marin Notaries');
  });

  it('shows what somebody called themselves as text, in the page and in its data', async () => {
    const { browser } = await inBrowser(HOSTILE);
    const html = await textFor(screenOf(browser));
    expect(html).not.toContain(HOSTILE);
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(&quot;taken&quot;)');
    const data = /<script id="first-screen" type="application\/json">(.+?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).today.invoices.nodes[0].customer.name).toBe(HOSTILE);
  });

  it('leaves the session as it was: its token is good for the next time', async () => {
    const { browser } = await inBrowser();
    for (const _ of [1, 2]) expect((await documentFor(screenOf(browser))).headers.getSetCookie()).toEqual([]);
    const { data } = await browser.send(REFRESH);
    expect(data.refreshSession.accessToken).toBeTruthy();
    expect(await textFor(screenOf(browser))).toContain('$1,234.56');
  });

  it('is the plain one for a visitor, for a cookie that is not ours, and for no document at all', async () => {
    const { browser } = await inBrowser();
    const screen = screenOf(browser);
    await expectPlain(undefined);
    await expectPlain('made.up.here');
    await expectPlain(`${screen?.slice(0, -4)}AAAA`);
    const asScript = await fetch(`${app.address}/dashboard`, { headers: { cookie: `whorl_screen=${screen}` } });
    expect(await asScript.text()).not.toContain('$1,');
    const elsewhere = await fetch(`${app.address}/dashboard/invoices`, {
      headers: { accept: 'text/html', cookie: `whorl_screen=${screen}` },
    });
    expect(await elsewhere.text()).not.toContain('$1,');
  });

  it('is the plain one once the session is over, though the cookie is still there', async () => {
    const { browser } = await inBrowser();
    const screen = screenOf(browser);
    await browser.send('mutation { signOut }');
    expect(screenOf(browser)).toBe('');
    await expectPlain(screen);
  });

  it('is the plain one for whoever may work nowhere', async () => {
    const { browser } = await inBrowser();
    const { data } = await browser.send('{ me { id } }');
    await sql`update memberships set status = 'REMOVED' where user_id = ${data.me.id}`.execute(
      app.services.database.em.getKysely(),
    );
    await expectPlain(screenOf(browser));
  });
});
