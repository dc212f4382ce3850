import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { TestServer } from '#tests/support/server.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { withCustomer, customerOf, rolling } from '#tests/support/quotes.ts';

const out = '/tmp/w/audit-shots'; mkdirSync(out, { recursive: true });
const server = await TestServer.start();
try {
  const dana = await GraphQLPerson.signUp(server.url, { fullName: 'Dana Ruiz', email: 'dana@example.com', password: 'Correct-horse1' });
  const debtor = await withDebtor(dana, { name: 'Bay Staffing', phone: '(510) 555-0101' });
  await dana.ask('mutation ($id: ID!) { updateCustomer(id: $id, input: { netDays: 30, phone: null, tags: ["escrow", "net 30"], address: { line1: "6120 La Salle Ave", city: "Oakland", state: "CA", postalCode: "94611" } }) { id } }', { id: debtor.customerId });
  const inv = await debtor.create({ lines: [rolling] });
  await debtor.update(inv.id, { lines: [{ ...rolling, quantity: 3 }, { type: 'GOVERNMENT', description: 'DOJ processing fee', quantity: 3, unitCents: 3200 }], dueDate: '2027-01-15', discountCents: 500 });
  await debtor.act('sendInvoice', inv.id);
  await debtor.pay(inv.id, 1000, { reference: '1042' });
  const q = await (await withCustomer(dana, { name: 'Harbor Title' })).sent();
  const visitor = { visitor: () => new GraphQLPerson(server.url) } as never;
  await customerOf(visitor).look(q);
  await customerOf(visitor).decline(q, 'Too far away');
  await dana.ask('mutation { updateBusiness(input: { taxRate: 8.25, travelMinimumCents: 1500, timeZone: "America/Los_Angeles" }) { id } }');
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  for (const [width, height] of [[1440, 900], [390, 844]] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: { width, height }, colorScheme, hasTouch: width < 500 });
      const page = await context.newPage();
      page.on('console', (m) => m.type() === 'error' && console.log(width, colorScheme, m.text()));
      page.on('pageerror', (e) => console.log('pageerror', e.message));
      await page.goto(`${server.url}/auth/login`);
      await page.getByLabel('Email').fill('dana@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Correct-horse1');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL('**/dashboard');
      await page.goto(`${server.url}/dashboard/audit-logs`);
      await page.getByRole('button', { name: /^Changed invoice/ }).click();
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${out}/list-${width}-${colorScheme}.png` });
      await page.getByRole('button', { name: /^Changed Bay Staffing/ }).click();
      await page.waitForTimeout(400);
      await page.getByRole('button', { name: /^Changed Bay Staffing/ }).scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${out}/open-${width}-${colorScheme}.png` });
      if (width < 500) { await page.getByRole('button', { name: 'More' }).click(); await page.waitForTimeout(400); await page.screenshot({ path: `${out}/more-${colorScheme}.png` }); }
      else { await page.goto(`${server.url}/dashboard/audit-logs?q=zzz`); await page.waitForTimeout(800); await page.screenshot({ path: `${out}/none-${colorScheme}.png` }); }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      console.log(width, colorScheme, 'overflow', overflow);
      await context.close();
    }
  await browser.close();
  console.log(await server.run('auditVerify'));
} finally { await server.remove(); }
process.exit(0);
