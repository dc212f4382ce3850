import { chromium } from '@playwright/test';
import { TestServer } from '#tests/support/server.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { startWebhookReceiver } from '#tests/support/webhookReceiver.ts';

const OUT = '/tmp/w/webhooks-shots';
const server = await TestServer.start({ WEBHOOKS_TO_LOOPBACK: 'true' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const cost = await (async () => {
    const dana = await GraphQLPerson.signUp(server.url, { fullName: 'Dana Ruiz', email: 'dana@example.com', password: 'Correct-horse1' });
    const [{ id: business }] = (await server.sql('select id from businesses')) as any;
    const insert = `explain (analyze, costs off) insert into activities (business_id, id, type, summary, actor_kind, occurred_at)
      select '${business}', gen_random_uuid(), 'customer.created', 'x', 'SYSTEM', now() from generate_series(1, 20000)`;
    await server.sql(insert);
    console.log(JSON.stringify(await server.sql(insert)));
    await server.sql('delete from activities');
    return dana;
  })();
  const dana = cost;
  const receiver = await startWebhookReceiver();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text()));
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(dana.account.email);
  await page.getByLabel('Password', { exact: true }).fill(dana.account.password);
  const authorized = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  dana.accessToken = (await authorized).headers().authorization?.replace('Bearer ', '');
  const shot = async (name: string) => {
    for (const scheme of ['light', 'dark'] as const)
      for (const [w, h] of [[1440, 900], [390, 844]] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width: w, height: h });
        await page.evaluate((s) => document.documentElement.setAttribute('data-mantine-color-scheme', s), scheme);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${OUT}/${name}-${w}-${scheme}.png`, fullPage: !name.includes('sheet') });
      }
  };
  await page.goto('/dashboard/api-access/webhooks');
  await page.getByText('No endpoints yet').waitFor();
  await shot('1-empty');
  const CREATE = 'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { id } }';
  const make = async (input: object) => (await dana.ask(CREATE, { input })).createWebhookEndpoint.id as string;
  const id = await make({ url: receiver.url, description: 'Bookkeeping', eventTypes: ['customer.created', 'quote.accepted', 'invoice.paid'] });
  const failing = await make({ url: 'http://127.0.0.1:9/a/very/long/address?with=a-token-in-it-0123456789abcdef0123456789abcdef', description: null, eventTypes: ['customer.created'] });
  const gone = await make({ url: `${receiver.url}/gone`, description: 'Old CRM', eventTypes: ['customer.archived', 'customer.created'] });
  let n = 0;
  receiver.answer((response) => { n += 1; if (n % 3 === 0) response.writeHead(503, {}).end('<html><body><h1>Service Unavailable</h1></body></html>'); else response.end('{"ok":true}'); });
  const add = (name: string) => dana.ask('mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }', { input: { name } });
  await server.sql(`update webhook_endpoints set disabled_at = now(), disabled_reason = 'FAILING', failing_since = now() - interval '3 days' where id = '${gone}'`);
  for (const name of ['Bay Staffing', 'Zoë Ñandú', 'Harbor Title and Escrow of Northern California', 'Robin Vale', 'Oak Notary']) await add(name);
  await dana.ask('mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }', { id });
  await page.waitForTimeout(1500);
  await page.goto('/dashboard/api-access/webhooks');
  await page.getByRole('list', { name: 'Webhook endpoints' }).waitFor();
  await shot('2-list');
  await page.goto('/dashboard/api-access/webhooks?edit=new');
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: /^Invoices/ }).click();
  await shot('3-sheet');
  await page.goto(`/dashboard/api-access/webhooks/${id}`);
  await page.getByRole('list', { name: 'Deliveries' }).waitFor();
  await page.getByRole('button', { name: 'Show secret' }).click();
  await page.getByText('customer.created', { exact: true }).nth(1).click();
  await page.waitForTimeout(300);
  await shot('4-endpoint');
  await page.goto(`/dashboard/api-access/webhooks/${failing}`);
  await page.getByText('Messages do not arrive').waitFor();
  await shot('5-failing');
  await page.goto(`/dashboard/api-access/webhooks/${gone}`);
  await page.getByText('This endpoint is turned off').waitFor();
  await shot('6-off');
  await page.goto(`/dashboard/api-access/webhooks/${id}`);
  await page.getByRole('button', { name: 'Resend failed…' }).click();
  await page.getByRole('dialog').waitFor();
  await shot('7-sheet-resend');
} finally {
  await browser.close();
  await server.remove();
}
process.exit(0);
