import { sql } from 'kysely';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { inviteToBeta } from '#server/features/beta/index.ts';
import { programOf, UPDATE_KEY } from '#tests/support/apiKeys.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { AUDIT_LOG, type AuditEntry, entriesOf, fieldsWithoutWords, memberOf } from '#tests/support/audit.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { customerOf, rolling, withCustomer } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';
import { ageProofs, SIGN_IN, TestBrowser, turnOnTotp } from '#tests/support/signIns.ts';
import { CHANGE_ROLE, CREATE_ROLE, colleague, UPDATE_ROLE, withTeam } from '#tests/support/team.ts';
import { UPDATE_ENDPOINT, withEndpoint } from '#tests/support/webhookEndpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const newestOf = async (person: GraphQLPerson, type: string): Promise<AuditEntry> => {
  const found = (await entriesOf(person)).find((entry) => entry.type === type);
  expect(found, type).toBeDefined();
  return found!;
};
const changesOf = ({ changes }: AuditEntry) =>
  changes.map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`);
const passwordOf = ({ account: { email, password } }: GraphQLPerson) => ({ email, password, tokenDelivery: 'BODY' });

describe('an audit entry', () => {
  it('has actor, address, request, and the changes as text', async () => {
    const dana = await app.professional();
    const { customerId } = await withDebtor(dana, { name: 'Bay Staffing', phone: '(510) 555-0101' });
    const browser = new TestBrowser(app, '203.0.113.77');
    browser.accessToken = dana.accessToken;
    const UPDATE =
      'mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }';
    await browser.send(UPDATE, {
      id: customerId,
      input: { phone: null, taxExempt: true, netDays: 30, address: { city: 'Oakland', state: 'CA' }, tags: ['escrow'] },
    });
    const entry = await newestOf(dana, 'customer.updated');
    expect(entry).toMatchObject({
      summary: 'Updated Bay Staffing',
      actorKind: 'MEMBER',
      actorId: memberOf(app, dana).userId,
      actorName: 'Dana Ruiz',
      address: '203.0.113.77',
      device: 'Chrome on Windows',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(changesOf(entry)).toEqual([
      'Phone: (510) 555-0101 → –',
      'Tax exempt: No → Yes',
      'Days to pay: 14 days → 30 days',
      'Tags: – → escrow',
      'Address: – → Oakland, CA, US',
    ]);
  });

  it('has the address by the trusted proxies', async () => {
    const dana = await app.professional();
    const distrustful = await openApp(app.databaseUrl, { TRUST_PROXY: 'none' });
    for (const [node, address] of [
      [app, '203.0.113.78'],
      [distrustful, '127.0.0.1'],
    ] as const) {
      const browser = new TestBrowser(node, '203.0.113.78');
      browser.accessToken = dana.accessToken;
      await browser.send('mutation { createCustomer(input: { name: "By request" }) { id } }');
      expect(await newestOf(dana, 'customer.created')).toMatchObject({ address, device: 'Chrome on Windows' });
    }
  });

  it('is recorded for quotes, invoices, payments, services and settings', async () => {
    const dana = await app.professional();
    const debtor = await withDebtor(dana);
    const { id } = await debtor.create({ lines: [rolling] });
    await debtor.update(id, { lines: [{ ...rolling, quantity: 3 }], dueDate: '2027-01-15' });
    expect(changesOf(await newestOf(dana, 'invoice.updated'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Lines: 2 × .+ → 3 × /), 'Due: – → Jan 15, 2027']),
    );
    await debtor.act('sendInvoice', id);
    expect(changesOf(await newestOf(dana, 'invoice.sent'))).toContain('Status: Draft → Sent');
    const payment = await debtor.pay(id, 1000, { reference: '1042' });
    expect(changesOf(await newestOf(dana, 'payment.recorded'))).toEqual(
      expect.arrayContaining(['Amount: – → $10.00', 'Method: – → Cash', 'Reference: – → 1042']),
    );
    await debtor.voidPayment(payment.id, 'Bounced');
    expect(changesOf(await newestOf(dana, 'payment.voided'))).toEqual([
      'Reason: – → Bounced',
      'Status: Succeeded → Voided',
    ]);
    await dana.ask(
      'mutation { updateBusiness(input: { taxRate: 8.25, travelMinimumCents: 1500, tips: true }) { id } }',
    );
    expect(changesOf(await newestOf(dana, 'business.updated'))).toEqual(
      expect.arrayContaining(['Tax rate: 0% → 8.25%', 'Minimum travel fee: $0.00 → $15.00', 'Offers tips: No → Yes']),
    );
    const quote = await (await withCustomer(dana)).sent();
    await customerOf(app).decline(quote, 'Too far');
    expect(await newestOf(dana, 'quote.declined')).toMatchObject({ actorKind: 'CUSTOMER', actorName: 'Bay Staffing' });
  });

  it('is recorded for the team, its roles, keys and endpoints', async () => {
    const dana = await withTeam(app);
    const sam = await colleague(app, dana, { email: 'audited@example.com', fullName: 'Sam Field', role: 'VIEWER' });
    expect(changesOf(await newestOf(dana, 'invitation.sent'))).toEqual([
      'Email: – → audited@example.com',
      'Role: – → Viewer',
    ]);
    await dana.ask(CHANGE_ROLE, { id: sam.id, role: 'FIELD_AGENT' });
    expect(changesOf(await newestOf(dana, 'member.role_changed'))).toEqual(['Role: Viewer → Field agent']);
    const { customerId } = await withCustomer(dana);
    const GIVE = 'mutation ($id: ID!, $memberId: ID) { assignCustomer(id: $id, memberId: $memberId) { id } }';
    await dana.ask(GIVE, { id: customerId, memberId: sam.id });
    await dana.ask(GIVE, { id: customerId, memberId: null });
    expect(changesOf(await newestOf(dana, 'customer.assigned'))).toEqual(['Assigned to: Sam Field → –']);
    const withGrant = (permission: string) => ({ name: 'Office', grants: [{ permission, scope: 'own' }] });
    const { createRole } = await dana.ask(CREATE_ROLE, { input: withGrant('customers.update') });
    await dana.ask(UPDATE_ROLE, { id: createRole.id, input: withGrant('payments.read') });
    const [allows] = (await newestOf(dana, 'role.updated')).changes;
    expect([allows!.field, allows!.before, allows!.after]).toEqual([
      'Allows',
      expect.stringContaining('customers.update (own)'),
      expect.stringContaining('payments.read (own)'),
    ]);
    const { id } = await programOf(dana, { scopes: ['customers.read'] });
    const input = { name: 'Sync', scopes: ['customers.read', 'quotes.read'], networks: ['203.0.113.7'] };
    await dana.ask(UPDATE_KEY, { id, input });
    expect(changesOf(await newestOf(dana, 'key.updated'))).toEqual([
      'Scopes: customers.read → customers.read, quotes.read',
      'Allowed IP addresses: – → 203.0.113.7',
    ]);
    const endpoint = await withEndpoint(app, dana, 'https://hooks.example.com/a-secret', ['invoice.paid']);
    await dana.ask(UPDATE_ENDPOINT, { id: endpoint.id, input: { eventTypes: ['quote.sent'] } });
    expect(changesOf(await newestOf(dana, 'webhook.updated'))).toEqual(['Events: invoice.paid → quote.sent']);
  });

  it('is recorded for grants by Whorl’s staff', async () => {
    const { services } = app;
    const email = 'tester@example.com';
    const betaToken = await services.commands.runForAccount(inviteToBeta, { email, accessDays: 30 });
    const tester = await GraphQLPerson.signUp(app.address, {
      fullName: 'A Tester',
      email,
      password: 'Correct-horse1',
      betaToken,
    });
    const entry = await newestOf(tester, 'plan.changed');
    expect(entry).toMatchObject({ actorKind: 'STAFF', actorId: null, actorName: null });
    expect(entry.summary).toMatch(/^Gave the business beta access until /);
    expect(changesOf(entry)).toEqual([expect.stringMatching(/^Beta access until: – → /)]);
    expect((await entriesOf(tester, { actorKind: 'STAFF' })).map(({ type }) => type)).toEqual(['plan.changed']);
  });

  it('has display texts for every recorded field, and contains no secret', async () => {
    const database = app.services.database.em.getKysely();
    expect(await fieldsWithoutWords(app)).toEqual([]);
    const secrets = await sql`
      select from activities a where a::text ~ (select string_agg(portal_token, '|') from invoices)
        or exists (select from users u where strpos(a::text, u.password_hash) > 0)
    `.execute(database);
    expect(secrets.rows).toEqual([]);
  });
});

describe('account activities', () => {
  it('are in the audit log, including failed attempts, and in no feed', async () => {
    const dana = await app.professional();
    const { email } = dana.account;
    await app.visitor().refused('INVALID_CREDENTIALS', SIGN_IN, { input: { email, password: 'not it at all' } });
    await app.visitor().refused('INVALID_CREDENTIALS', SIGN_IN, {
      input: { email: 'nobody@example.com', password: 'not it at all' },
    });
    const { signIn } = await app.visitor().ask(SIGN_IN, { input: passwordOf(dana) });
    const here = new GraphQLPerson(app.address, dana.account, signIn.accessToken);
    await here.refused('VALIDATION_FAILED', 'mutation { stepUp(input: { password: "wrong" }) }');
    await here.ask('mutation ($password: String!) { stepUp(input: { password: $password }) }', {
      password: dana.account.password,
    });
    await turnOnTotp(here);
    await here.ask('mutation { turnOffTotp }');
    await here.ask(
      'mutation ($old: String!) { changePassword(input: { currentPassword: $old, newPassword: "Another-horse2" }) }',
      { old: dana.account.password },
    );
    await here.ask(
      'mutation { requestEmailChange(input: { newEmail: "new.address@example.org", password: "Another-horse2" }) }',
    );
    const types = async () => (await entriesOf(here, { thing: 'ACCOUNT' })).map(({ type }) => type.slice(8)).sort();
    await expect
      .poll(types, { timeout: 60_000 })
      .toEqual(
        [
          'created',
          'email_confirmed',
          'signed_in',
          'sign_in_failed',
          'session_ended',
          'signed_in',
          'proof_failed',
          'proven',
          'two_step_on',
          'two_step_off',
          'password_changed',
          'email_change_requested',
        ].sort(),
      );
    const asked = await newestOf(here, 'account.email_change_requested');
    expect(changesOf(asked)).toEqual([`Sign-in email: p…@example.com → n…@example.org`]);
    expect(changesOf(await newestOf(here, 'account.session_ended'))).toEqual([
      'Reason: – → You signed in on another device, and your plan allows 1 session at a time',
    ]);
    const { activities } = await here.ask('{ activities(first: 50) { nodes { type } } }');
    expect(activities.nodes).toEqual([]);
    await here.ask('mutation { signOut }');
    const summaries = await sql<{ summary: string }>`
      select summary from activities where type = 'account.session_ended' and actor_id = ${memberOf(app, here).userId}
    `.execute(app.services.database.em.getKysely());
    expect(summaries.rows.map(({ summary }) => summary)).toContain('Signed out');
  });
});

describe('the audit log', () => {
  it('is readable by owners, admins and bookkeepers of the business', async () => {
    const dana = await app.professional();
    await withCustomer(dana);
    for (const role of ['ADMIN', 'BOOKKEEPER'] as const) {
      expect(await entriesOf(inRole(app, dana, role))).toEqual(await entriesOf(dana));
    }
    for (const role of ['MANAGER', 'FIELD_AGENT', 'VIEWER'] as const) {
      await inRole(app, dana, role).refused('FORBIDDEN', AUDIT_LOG);
      await inRole(app, dana, role).refused('FORBIDDEN', '{ auditActors { id } }');
      expect((await inRole(app, dana, role).get('/export/audit-log.csv')).status).toBe(403);
    }
    await app.visitor().refused('UNAUTHENTICATED', AUDIT_LOG);
    const stranger = await app.professional('Somebody Else');
    expect((await entriesOf(stranger)).every(({ type }) => type.startsWith('account.'))).toBe(true);
    expect(await entriesOf(stranger, { actorId: memberOf(app, dana).userId })).toEqual([]);
  });

  it('is filtered by actor, kind, date and words, and paged', async () => {
    const dana = await app.professional('Dana Filter');
    const debtor = await withDebtor(dana, { name: 'Zenith Escrow' });
    const invoice = await debtor.owing(5000);
    const quote = await (await withCustomer(dana, { name: 'Other Payer' })).sent();
    await customerOf(app).look(quote);
    await customerOf(app).decline(quote, 'Too far');
    const { userId } = memberOf(app, dana);
    const typesOf = async (filter: Record<string, unknown>) =>
      (await entriesOf(dana, filter)).map(({ type }) => type).sort();
    const all = await entriesOf(dana);

    expect(await typesOf({ thing: 'INVOICE' })).toEqual(['invoice.created', 'invoice.sent']);
    expect(await typesOf({ actorKind: 'CUSTOMER' })).toEqual(['quote.declined', 'quote.viewed']);
    expect(await entriesOf(dana, { actorId: userId })).toHaveLength(all.length - 2);
    expect(await typesOf({ actorId: userId, thing: 'CUSTOMER' })).toEqual(['customer.created', 'customer.created']);
    expect(await typesOf({ invoiceId: invoice.id })).toEqual(['invoice.created', 'invoice.sent']);
    expect(await typesOf({ quoteId: quote.id, actorKind: 'MEMBER' })).toEqual(['quote.created', 'quote.sent']);
    expect(await typesOf({ customerId: debtor.customerId })).toHaveLength(3);
    expect(await typesOf({ search: 'zenith' })).toHaveLength(3);
    expect(await typesOf({ search: invoice.number })).toEqual(['invoice.created', 'invoice.sent']);
    expect(await typesOf({ search: 'was declined' })).toEqual(['quote.declined']);
    expect(await entriesOf(dana, { search: 'dana filter' })).toHaveLength(all.length - 2);
    expect(await typesOf({ search: 'nothing like it' })).toEqual([]);
    expect(await typesOf({ actorId: 'no id' })).toEqual([]);

    const days = await dana.ask('{ business { timeZone } }');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: days.business.timeZone }).format(new Date());
    expect(await entriesOf(dana, { from: today, to: today })).toHaveLength(all.length);
    expect(await entriesOf(dana, { to: '2020-01-01' })).toEqual([]);
    expect(await entriesOf(dana, { from: '1900-01-01', to: '2199-12-31' })).toHaveLength(all.length);
    expect(await entriesOf(dana, { from: '2199-12-31' })).toEqual([]);

    for (const filter of [{}, { customerId: debtor.customerId }]) {
      const whole = await entriesOf(dana, filter);
      const paged: AuditEntry[] = [];
      for (let after: string | null = null; ; ) {
        const { auditLog } = await dana.ask(AUDIT_LOG, { filter, first: 2, after });
        paged.push(...auditLog.nodes);
        if (!auditLog.pageInfo.hasNextPage) break;
        after = auditLog.pageInfo.endCursor as string;
      }
      expect(paged).toEqual(whole);
    }
    expect((await dana.ask('{ auditActors { id kind name } }')).auditActors).toEqual([
      { id: userId, kind: 'MEMBER', name: 'Dana Filter' },
    ]);
  });

  it('is exported as filtered, as CSV, after a step-up; the export is recorded', async () => {
    const dana = await app.professional();
    await withDebtor(dana, { name: '=Formula Escrow' });
    for (let more = 0; more < 12; more += 1) await (await withDebtor(dana, { name: `Payer ${more}` })).create();
    const file = async (query = '') => {
      const response = await dana.get(`/export/audit-log.csv${query}`);
      expect(response.headers.get('content-type')).toContain('text/csv');
      return Papa.parse<Record<string, string>>(await response.text(), { header: true, skipEmptyLines: true }).data;
    };
    const log = await entriesOf(dana);
    const rows = await file();
    expect(rows.slice(1).map(({ Number: number }) => Number(number))).toEqual(log.map(({ number }) => number));
    expect(rows[0]).toMatchObject({ What: 'Exported the audit log', Who: 'Dana Ruiz', Type: 'account.data_exported' });
    expect(rows.at(-1)).toMatchObject({ Hash: log.at(-1)!.hash });
    expect((await file('?thing=INVOICE')).every(({ Type: type }) => type?.startsWith('invoice.'))).toBe(true);
    expect(await file('?search=formula')).toHaveLength(1);
    expect((await dana.get('/export/audit-log.csv?from=never')).status).toBe(400);
    expect((await app.visitor().get('/export/audit-log.csv')).status).toBe(401);
    await ageProofs(app, 30);
    const { errors } = (await (await dana.get('/export/audit-log.csv')).json()) as {
      errors: { extensions: { code: string } }[];
    };
    expect(errors[0]?.extensions.code).toBe('STEP_UP_REQUIRED');
  });
});
