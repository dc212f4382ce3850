import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_LIMITS, TEST_MAILS_KEPT } from '#domain/testMode.ts';
import { LIST_KEYS, programOf } from '#tests/support/apiKeys.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { checkoutPage, connectPayments } from '#tests/support/onlinePayments.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf, endTrial } from '#tests/support/plans.ts';
import { tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { startSmtpServer } from '#tests/support/smtp.ts';
import { CHANGE_ROLE, colleague, refreshed, withTeam } from '#tests/support/team.ts';
import { inTestMode, VIEW_TEST_DATA } from '#tests/support/testMode.ts';
import { withEndpoint } from '#tests/support/webhookEndpoints.ts';
import { startWebhookReceiver } from '#tests/support/webhookReceiver.ts';

const CREATE_CUSTOMER = 'mutation { createCustomer(input: { name: "Ada Park" }) { id } }';
const CUSTOMERS = '{ customers(first: 5) { totalCount nodes { name } } }';
const VIEWER = '{ viewer { isTestMode businessId liveBusinessId businesses { id } } }';
const TEST_MODE = '{ testMode { turnedOn counts { kind count limit } } }';
const DELETE = 'mutation { deleteTestData { turnedOn counts { kind count } } }';
const TEST_MAILS = '{ testMails(first: 100) { nodes { id to subject text attachments { filename } } } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
const PORTAL = 'query ($token: String!) { portalInvoice(token: $token) { business { isTestMode } sandboxPayments } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_TO_LOOPBACK: 'true' });
});
const database = () => app.services.database.em.getKysely();
const countsOf = async (person: GraphQLPerson) =>
  Object.fromEntries(
    (await person.ask(TEST_MODE)).testMode.counts.map(({ kind, count }: { kind: string; count: number }) => [
      kind,
      count,
    ]),
  );

describe('test data', () => {
  it('is apart from the business: its keys reach nothing of it, and the other way around', async () => {
    const dana = await app.professional();
    expect((await dana.ask(TEST_MODE)).testMode.turnedOn).toBe(false);
    const liveKey = await programOf(dana);
    const test = await inTestMode(dana);
    const testKey = await programOf(test);
    expect(liveKey.text).toMatch(/^whorl_live_/);
    expect(testKey.text).toMatch(/^whorl_test_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/);
    const { id: testCustomer } = (await testKey.ask(CREATE_CUSTOMER)).createCustomer;
    const { id: liveCustomer } = (await liveKey.ask(CREATE_CUSTOMER)).createCustomer;
    await liveKey.ask(CREATE_CUSTOMER);
    for (const [program, own, other, isTestMode, totalCount] of [
      [testKey, testCustomer, liveCustomer, true, 1],
      [liveKey, liveCustomer, testCustomer, false, 2],
    ] as const) {
      expect((await program.ask('{ business { isTestMode } }')).business.isTestMode).toBe(isTestMode);
      expect((await program.ask(CUSTOMERS)).customers.totalCount).toBe(totalCount);
      const read = 'query ($id: ID!) { customer(id: $id) { id } }';
      expect((await program.ask(read, { id: own })).customer).toEqual({ id: own });
      expect((await program.ask(read, { id: other })).customer).toBeNull();
      await program.refused('NOT_FOUND', 'mutation ($id: ID!) { archiveCustomer(id: $id) { id } }', { id: other });
    }
    expect((await test.ask(LIST_KEYS)).apiKeys.map(({ id }: { id: string }) => id)).toEqual([testKey.id]);
    expect(await countsOf(dana)).toEqual({ CUSTOMERS: 1, QUOTES: 0, INVOICES: 0, MAILS: 0 });
    await testKey.refused('FORBIDDEN', TEST_MODE);
    await testKey.refused('FORBIDDEN', TEST_MAILS);
  });

  it('is viewed and left by a switch of the session; a sign-in begins with the business itself', async () => {
    // Two sessions at a time.
    const dana = await withTeam(app);
    const id = businessOf(app, dana);
    expect((await dana.ask(VIEWER)).viewer).toMatchObject({ isTestMode: false, businessId: id, liveBusinessId: id });
    const test = await inTestMode(dana);
    const { viewer } = await test.ask(VIEWER);
    expect(viewer).toMatchObject({ isTestMode: true, liveBusinessId: id, businesses: [{ id }] });
    expect(viewer.businessId).not.toBe(id);
    await test.refused('INVALID_STATE', VIEW_TEST_DATA);
    await test.refused('INVALID_STATE', 'mutation ($id: ID!) { leaveTeam(businessId: $id) }', {
      id: viewer.businessId,
    });
    for (const forbidden of ['{ teamMembers { id } }', 'mutation { closeBusiness(input: { name: "x" }) { mine } }'])
      await test.refused('FORBIDDEN', forbidden);

    const { email, password } = dana.account;
    const { signIn } = await app.visitor().ask(SIGN_IN, { input: { email, password } });
    const again = new GraphQLPerson(app.address, dana.account, signIn.accessToken);
    expect((await again.ask(VIEWER)).viewer.isTestMode).toBe(false);
    const { switchBusiness } = await test.ask(
      'mutation ($id: ID!) { switchBusiness(id: $id) { viewer { isTestMode businessId } } }',
      { id },
    );
    expect(switchBusiness.viewer).toEqual({ isTestMode: false, businessId: id });
    const { activities } = await dana.ask('{ activities(first: 5) { nodes { type } } }');
    expect(activities.nodes).toContainEqual({ type: 'test_mode.turned_on' });
    // Entered again, it is the same.
    expect((await (await inTestMode(again)).ask(VIEWER)).viewer.businessId).toBe(viewer.businessId);
  });

  it('is out of reach at once for somebody whose rights in the business change', async () => {
    const dana = await withTeam(app);
    const admin = await colleague(app, dana, { email: 'ad@example.com', fullName: 'Ad Min', role: 'ADMIN' });
    const test = await inTestMode(admin);
    await test.ask(CUSTOMERS);
    await dana.ask(CHANGE_ROLE, { id: admin.id, role: 'MANAGER' });
    await vi.waitFor(() => test.refused('UNAUTHENTICATED', CUSTOMERS));
    const after = await refreshed(app, admin);
    await after.refused('FORBIDDEN', CUSTOMERS);
    await after.refused('NOT_FOUND', 'mutation ($id: ID!) { switchBusiness(id: $id) { accessToken } }', {
      id: businessOf(app, test),
    });
    const { switchBusiness } = await after.ask('mutation ($id: ID!) { switchBusiness(id: $id) { accessToken } }', {
      id: businessOf(app, dana),
    });
    await new GraphQLPerson(app.address, admin.account, switchBusiness.accessToken).refused(
      'FORBIDDEN',
      VIEW_TEST_DATA,
    );
  });

  it('counts in no plan, has limits of its own, and stands still with the business', async () => {
    const dana = await app.professional();
    const test = await inTestMode(dana);
    const { create } = await withDebtor(test);
    await create();
    const USAGE = '{ planUsage { limit used allowed reached } }';
    const monthly = ({ limit }: { limit: string }) => limit.endsWith('PER_MONTH') || limit === 'ACTIVE_CUSTOMERS';
    for (const { used } of (await dana.ask(USAGE)).planUsage.filter(monthly)) expect(used).toBe(0);
    for (const { allowed } of (await test.ask(USAGE)).planUsage.filter(monthly)) expect(allowed).toBeNull();

    await sql`
      insert into customers (business_id, id, name, kind, tags, tax_exempt, net_days, created_at, updated_at)
      select ${businessOf(app, test)}::uuid, gen_random_uuid(), 'Customer ' || n, 'PERSON', '{}', false, 14, now(), now()
      from generate_series(2, ${TEST_LIMITS.CUSTOMERS}::int) n
    `.execute(database());
    const { message, extensions } = await test.refused('TEST_LIMIT_REACHED', CREATE_CUSTOMER);
    expect(message).toContain('at most 1,000 customers');
    expect(extensions).toMatchObject({
      limit: 'CUSTOMERS',
      used: TEST_LIMITS.CUSTOMERS,
      allowed: TEST_LIMITS.CUSTOMERS,
    });
    await test.refused(
      'TEST_LIMIT_REACHED',
      'mutation { importCustomers(input: { rows: [{ name: "One more" }] }) { createdCount } }',
    );
    await dana.ask(CREATE_CUSTOMER);

    await endTrial(app, dana);
    const { extensions: why } = await test.refused('READ_ONLY', CREATE_CUSTOMER);
    expect(why.reason).toBe('TRIAL_ENDED');
  });

  it('goes when it is told to, but for keys and settings, and the audit log of both tells of it', async () => {
    const dana = await app.professional();
    await dana.refused('INVALID_STATE', DELETE);
    await dana.ask(CREATE_CUSTOMER);
    const test = await inTestMode(dana);
    const key = await programOf(test);
    await connectPayments(app, test);
    const debtor = await withDebtor(test);
    const invoice = await debtor.owing(5000);
    await debtor.pay(invoice.id, 2000);
    await (await withCustomer(test)).sent();
    await vi.waitFor(async () => expect((await countsOf(test)).MAILS).toBeGreaterThan(1), { timeout: 20_000 });
    const { deleteTestData } = await test.ask(DELETE);
    expect(deleteTestData.turnedOn).toBe(true);
    expect(deleteTestData.counts.every(({ count }: { count: number }) => count === 0)).toBe(true);
    expect((await key.ask(CUSTOMERS)).customers.totalCount).toBe(0);
    expect((await key.ask('{ services { id } }')).services.length).toBeGreaterThan(0);
    expect((await test.ask('{ onlinePayments { status } }')).onlinePayments.status).toBe('NOT_CONNECTED');
    // The sums that are kept as rows are written went with them.
    const left = await sql`
      select from tallies where business_id = ${businessOf(app, test)} and (count <> 0 or cents <> 0)
    `.execute(database());
    expect(left.rows).toEqual([]);
    const back = (await test.ask('mutation ($id: ID!) { switchBusiness(id: $id) { accessToken } }', {
      id: businessOf(app, dana),
    })) as { switchBusiness: { accessToken: string } };
    const live = new GraphQLPerson(app.address, dana.account, back.switchBusiness.accessToken);
    expect((await live.ask(CUSTOMERS)).customers.totalCount).toBe(1);
    for (const person of [live, await inTestMode(live)]) {
      const { auditLog } = await person.ask('{ auditLog(first: 10) { nodes { type } } }');
      expect(auditLog.nodes).toContainEqual({ type: 'test_mode.data_deleted' });
    }
    await (await withDebtor(test)).owing(1000);
  });
});

describe('the outside world', () => {
  it('gets no mail and no money of test data, also where an SMTP server and a Stripe key are set', async () => {
    const ours = await startTestApp();
    const dana = await ours.professional();
    const smtp = await startSmtpServer();
    const node = await openApp(ours.databaseUrl, {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Whorl <post@whorl.example>',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_b',
      // Nobody answers there.
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    });
    await ours.close();
    const owner = new GraphQLPerson(node.address, dana.account, dana.accessToken);
    const test = await inTestMode(owner);
    const processor = await connectPayments(node, test);
    const debtor = await withDebtor(test, { email: 'ada@example.com' });
    const invoice = await debtor.owing(5000);
    const visitor = new GraphQLPerson(node.address);
    const { portalInvoice } = await visitor.ask(PORTAL, { token: tokenOf(invoice) });
    expect(portalInvoice).toEqual({ business: { isTestMode: true }, sandboxPayments: true });
    await processor.pay(await checkoutPage(visitor, invoice, 5000));
    // By the sandbox's webhook.
    await vi.waitFor(async () => expect((await debtor.read(invoice.id)).status).toBe('PAID'), { timeout: 20_000 });
    await vi.waitFor(
      async () => {
        const { testMails } = await test.ask(TEST_MAILS);
        const subjects = testMails.nodes
          .filter(({ to }: { to: string }) => to === 'ada@example.com')
          .map(({ subject }: { subject: string }) => subject);
        expect(subjects).toHaveLength(2);
      },
      { timeout: 20_000 },
    );
    const { testMails } = await test.ask(TEST_MAILS);
    const sent = testMails.nodes.at(-1);
    expect(sent).toMatchObject({ to: 'ada@example.com', attachments: [{ filename: expect.stringContaining('.pdf') }] });
    expect(sent.text).toContain(invoice.portalUrl);
    const opened = await test.ask('query ($id: ID!) { testMail(id: $id) { html } }', { id: sent.id });
    expect(opened.testMail.html).toContain('<html');
    // The same address is written to by the business itself, which shows that the server works.
    const live = new GraphQLPerson(node.address, dana.account, dana.accessToken);
    await (await withDebtor(live, { email: 'real@example.com' })).owing(5000);
    await vi.waitFor(() => expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['real@example.com']]), {
      timeout: 20_000,
    });
    // The sandbox holds no account of a live business here, and its control page stays closed under another name.
    expect((await fetch(`${node.address}/sandbox/stripe/checkout/cs_unknown`)).status).toBe(404);
    await smtp.close();
  });

  it('keeps a bounded mailbox', async () => {
    const test = await inTestMode(await app.professional());
    const id = businessOf(app, test);
    await sql`
      insert into sandbox_mails (id, mail, sent_at, business_id)
      select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '{"to": ["a@example.com"], "attachments": []}', now(), ${id}
      from generate_series(1, ${TEST_MAILS_KEPT}::int) n
    `.execute(database());
    await (await withDebtor(test)).owing(100);
    await mailTo(app.address, 'office@baystaffing.example');
    await vi.waitFor(async () => expect((await countsOf(test)).MAILS).toBe(TEST_MAILS_KEPT), { timeout: 20_000 });
    const { rows } = await sql`select from sandbox_mails where id = '01900000-0000-7000-8000-000000000001'`.execute(
      database(),
    );
    expect(rows).toEqual([]);
    expect((await mails(app.address)).length).toBeGreaterThan(0);
  });

  it('is told by webhooks what is test data', async () => {
    const dana = await app.professional();
    const tells = async (person: GraphQLPerson) => {
      const receiver = await startWebhookReceiver();
      const endpoint = await withEndpoint(app, person, receiver.url, ['customer.created']);
      await person.ask(CREATE_CUSTOMER);
      await receiver.verified(await endpoint.secret(), 1);
      await person.ask('mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }', { id: endpoint.id });
      await receiver.verified(await endpoint.secret(), 2);
      return receiver.received.map(({ body }) => JSON.parse(body).livemode);
    };
    expect(await tells(dana)).toEqual([true, true]);
    expect(await tells(await inTestMode(dana))).toEqual([false, false]);
  });
});
