import 'reflect-metadata';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays, todayIn } from '#domain/dates.ts';
import { expireQuotes } from '#server/features/quotes/index.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { deliveriesOf } from '#tests/support/deliveries.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import {
  ACCEPT,
  activitiesOf,
  customerOf,
  GIVE_QUOTE,
  government,
  lapse,
  quoteVerb,
  rolling,
  type Writer,
  withCustomer,
} from '#tests/support/quotes.ts';

const today = todayIn('America/Los_Angeles');
const signed = { signerName: 'Robin Vale' };
const portalUrl = /^http:\/\/localhost:\d+\/portal\/quote\/[\w-]{22,}$/;

let app: TestApp;
let dana: Writer;
let stranger: GraphQLPerson;
let robin: ReturnType<typeof customerOf>;

beforeAll(async () => {
  app = await startTestApp();
  dana = await withCustomer(await app.professional());
  stranger = await app.professional('Somebody Else');
  robin = customerOf(app);
});

describe('sending a quote', () => {
  it('mails it to the customer with its link and PDF', async () => {
    const writer = await withCustomer(dana.person, { name: 'Mailed', email: 'mailed@example.com' });
    const quote = await writer.sent({ lines: [rolling, government], depositCents: 2000 });
    expect(quote).toMatchObject({ status: 'SENT', revision: 1, actions: ['RESEND', 'VOID', 'DUPLICATE'] });
    expect(quote.sentAt).not.toBeNull();
    expect(quote.portalUrl).toMatch(portalUrl);
    const mail = await mailTo(app.address, 'mailed@example.com', quote.number);
    expect(mail.text).toContain(quote.portalUrl);
    expect(mail.text).toContain('$134.00');
    expect(mail.attachments).toMatchObject([{ filename: `${quote.number}.pdf`, contentType: 'application/pdf' }]);
    expect(await activitiesOf(app, quote.id)).toEqual(['quote.created by MEMBER', 'quote.sent by MEMBER']);
  });

  it('can be recorded without an address or a mail, and the link still takes the answer', async () => {
    const writer = await withCustomer(dana.person, { name: 'Walk In', email: null });
    const { id } = await writer.create();
    const { sendQuote: quote } = await dana.person.ask(GIVE_QUOTE, { id });
    expect(quote).toMatchObject({ status: 'SENT', actions: ['RESEND', 'VOID', 'DUPLICATE'] });
    expect(quote.portalUrl).toMatch(portalUrl);
    await robin.accept(quote);
    expect(await writer.read(id)).toMatchObject({ status: 'ACCEPTED', signature: { name: 'Robin Vale' } });
    expect((await deliveriesOf(app, id)).filter(({ kind }) => kind === 'quote.sent')).toEqual([]);
    const { activities } = await dana.person.ask(
      'query ($filter: ActivityFilter) { activities(filter: $filter, first: 9) { nodes { summary } } }',
      { filter: { quoteId: id } },
    );
    expect(activities.nodes).toContainEqual({ summary: `Gave quote ${quote.number} to Walk In by hand` });
  });

  it('requires an address, and a last day that is not past', async () => {
    const writer = await withCustomer(dana.person, { name: 'Unreachable', email: null });
    const { id } = await writer.create({ validUntil: addDays(today, -1) });
    const { extensions } = await dana.person.refused('VALIDATION_FAILED', quoteVerb('sendQuote'), { id });
    expect(extensions.fields).toMatchObject([
      {
        path: 'customer.email',
        message: expect.stringMatching(/^Add an email address for Unreachable first.*by hand$/),
      },
      { path: 'validUntil' },
    ]);
    expect(await writer.read(id)).toMatchObject({ status: 'DRAFT', sentAt: null, portalUrl: null });
  });

  it('requires a reason for a fee above the cap', async () => {
    const writer = await withCustomer(await app.professional('Notary'));
    await writer.person.ask('mutation { updateBusiness(input: { address: { city: "Oakland", state: "CA" } }) { id } }');
    const act = { type: 'NOTARIAL_ACT', description: 'Acknowledgment', quantity: 1, unitCents: 2000 };
    const { id } = await writer.create({ lines: [rolling, act] });
    const { extensions } = await writer.person.refused('VALIDATION_FAILED', quoteVerb('sendQuote'), { id });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['lines.1.capReason']);
    await writer.update(id, { lines: [rolling, { ...act, capReason: 'Two signatures' }] });
    expect(await writer.act('sendQuote', id)).toMatchObject({ status: 'SENT' });
  });

  it('is executed once by concurrent requests; resending is another operation', async () => {
    const { id } = await dana.create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => dana.person.send(quoteVerb('sendQuote'), { id })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await dana.person.refused('INVALID_STATE', quoteVerb('sendQuote'), { id });
    expect(await dana.act('resendQuote', id)).toMatchObject({ status: 'SENT', revision: 1 });
    await vi.waitFor(async () => expect(await deliveriesOf(app, id)).toHaveLength(2), { timeout: 60_000 });
    const draft = await dana.create();
    await dana.person.refused('INVALID_STATE', quoteVerb('resendQuote'), { id: draft.id });
  });
});

describe('the PDF', () => {
  it('is accessible to the business', async () => {
    const quote = await dana.create({ notes: 'Ask at the front desk' });
    const response = await dana.person.get(`/quotes/${quote.id}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`${quote.number}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const text = (await extractText(pdf, { mergePages: true })).text;
    expect(text).toContain(quote.number);
    expect(text).toContain('Live scan rolling fee');
    expect(text).not.toContain('front desk');
    expect((await app.visitor().get(`/quotes/${quote.id}.pdf`)).status).toBe(401);
    expect((await stranger.get(`/quotes/${quote.id}.pdf`)).status).toBe(404);
    expect((await dana.person.get('/quotes/none.pdf')).status).toBe(404);
  });
});

describe('voiding', () => {
  it('revokes the link permanently', async () => {
    const quote = await dana.sent();
    expect(await dana.act('voidQuote', quote.id)).toMatchObject({
      status: 'VOID',
      portalUrl: null,
      actions: ['DUPLICATE'],
    });
    expect(await robin.look(quote)).toBeNull();
    await robin.refused('NOT_FOUND', ACCEPT, quote, signed);
    await dana.person.refused('INVALID_STATE', quoteVerb('voidQuote'), { id: quote.id });
  });

  it('cancels a queued mail', async () => {
    const writer = await withCustomer(dana.person, { name: 'Too late', email: 'toolate@example.com' });
    const { id } = await writer.sent();
    await vi.waitFor(async () => expect(await deliveriesOf(app, id)).toHaveLength(1), { timeout: 60_000 });
    await writer.act('voidQuote', id);
    await sql`
      select graphile_worker.add_job('mail.quote', json_build_object('businessId', business_id, 'quoteId', id, 'occasion', 'NEW'))
      from quotes where id = ${id}
    `.execute(app.services.database.em.getKysely());
    await vi.waitFor(async () => expect(await deliveriesOf(app, id)).toHaveLength(2), { timeout: 60_000 });
    expect((await deliveriesOf(app, id))[1]).toEqual({
      kind: 'quote.sent',
      status: 'SUPPRESSED',
      reason: "The quote's status is void",
    });
    const received = (await mails(app.address)).filter(({ to }) => to.includes('toolate@example.com'));
    expect(received).toHaveLength(1);
  });
});

describe('expiring', () => {
  it('expires sent quotes after their last day', async () => {
    const [lapsed, fresh, draft] = [await dana.sent(), await dana.sent({ validUntil: today }), await dana.create()];
    await lapse(app, lapsed.id);
    await lapse(app, draft.id);
    await sql`select graphile_worker.add_job('expireQuotes')`.execute(app.services.database.em.getKysely());
    await vi.waitFor(async () => expect((await dana.read(lapsed.id)).status).toBe('EXPIRED'), { timeout: 60_000 });
    expect((await dana.read(fresh.id)).status).toBe('SENT');
    expect((await dana.read(draft.id)).status).toBe('DRAFT');
    expect((await activitiesOf(app, lapsed.id)).at(-1)).toBe('quote.expired by SYSTEM');
  });

  it('continues with others where one fails', async () => {
    const [before, stuck, after] = [await dana.sent(), await dana.sent(), await dana.sent()];
    for (const { id } of [before, stuck, after]) await lapse(app, id);
    const database = app.services.database.em.getKysely();
    await sql`alter table quotes add constraint stuck check (id <> ${sql.lit(stuck.id)} or status <> 'EXPIRED')`.execute(
      database,
    );
    onTestFinished(async () => {
      await sql`alter table quotes drop constraint stuck`.execute(database);
    });
    await expireQuotes(app.services);
    expect((await dana.read(before.id)).status).toBe('EXPIRED');
    expect((await dana.read(after.id)).status).toBe('EXPIRED');
  });

  it('is reverted by sending it again, with a new last day where it is past', async () => {
    const writer = await withCustomer(dana.person, { name: 'Late', email: 'late@example.com' });
    const [moved, chosen] = [await writer.sent(), await writer.sent()];
    for (const quote of [moved, chosen]) {
      await lapse(app, quote.id);
      await robin.look(quote);
    }
    expect(await writer.act('sendQuote', moved.id)).toMatchObject({
      status: 'SENT',
      revision: 1,
      validUntil: addDays(today, 30),
    });
    await mailTo(app.address, 'late@example.com', 'Renewed');
    await writer.update(chosen.id, { validUntil: addDays(today, 3) });
    expect(await writer.act('sendQuote', chosen.id)).toMatchObject({ validUntil: addDays(today, 3) });
  });

  it('applies to a quote that is sent again before the job has run', async () => {
    const { id } = await dana.sent();
    await lapse(app, id);
    const refusal = await dana.person.refused('INVALID_STATE', quoteVerb('resendQuote'), { id });
    expect(refusal.message).toContain('expired');
    expect(await dana.act('sendQuote', id)).toMatchObject({ status: 'SENT', validUntil: addDays(today, 30) });
  });
});
