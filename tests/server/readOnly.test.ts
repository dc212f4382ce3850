import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CREATE_INVOICE, invoiceVerb, UPDATE_INVOICE, WRITE_OFF, withDebtor } from '#tests/support/invoices.ts';
import { endTrial, giveBetaAccess, hearOfPlan, inDays } from '#tests/support/plans.ts';
import { CONVERT_QUOTE, CREATE_QUOTE, customerOf, quoteVerb, rolling, withCustomer } from '#tests/support/quotes.ts';
import { inRole } from '#tests/support/roles.ts';

const CREATE_CUSTOMER = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
const ARCHIVE = 'mutation ($id: ID!) { archiveCustomer(id: $id) { id } }';
const CREATE_SERVICE = 'mutation ($input: CreateServiceInput!) { createService(input: $input) { id } }';
const UPDATE_BUSINESS = 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { name } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

describe('a read-only business', () => {
  it('refuses every change with the reason, and nothing is changed', async () => {
    const dana = await app.professional();
    const { customerId, ...quotes } = await withCustomer(dana);
    const debtor = await withDebtor(dana);
    const draft = await quotes.create();
    const sent = await quotes.sent();
    const accepted = await quotes.sent();
    await customerOf(app).accept(accepted);
    const invoice = await debtor.create();
    const owing = await debtor.owing(5000);
    await endTrial(app, dana);

    const lines = [rolling];
    const refusals: [string, Record<string, unknown>][] = [
      [CREATE_CUSTOMER, { input: { name: 'New' } }],
      [ARCHIVE, { id: customerId }],
      [CREATE_SERVICE, { input: { type: 'ROLLING', description: 'Ink card', unitCents: 3000 } }],
      [UPDATE_BUSINESS, { input: { name: 'Renamed' } }],
      ['mutation { removeBusinessLogo { id } }', {}],
      [CREATE_QUOTE, { input: { customerId, lines } }],
      [quoteVerb('sendQuote'), { id: draft.id }],
      [quoteVerb('resendQuote'), { id: sent.id }],
      [quoteVerb('voidQuote'), { id: sent.id }],
      [quoteVerb('duplicateQuote'), { id: sent.id }],
      ['mutation ($id: ID!) { deleteQuote(id: $id) }', { id: draft.id }],
      [CONVERT_QUOTE, { id: accepted.id }],
      [CREATE_INVOICE, { input: { customerId, lines } }],
      [UPDATE_INVOICE, { id: invoice.id, input: { notes: 'Later' } }],
      [invoiceVerb('sendInvoice'), { id: invoice.id }],
      [invoiceVerb('voidInvoice'), { id: owing.id }],
      [WRITE_OFF, { id: owing.id, reason: 'Gone' }],
    ];
    for (const [mutation, variables] of refusals) {
      const { message, extensions } = await dana.refused('READ_ONLY', mutation, variables);
      expect(extensions.reason).toBe('TRIAL_ENDED');
      expect(message).toBe(
        'Your free trial has ended, so nothing can be changed. Choose a plan to continue. Everything is still here.',
      );
    }
    await inRole(app, dana, 'FIELD_AGENT').refused('READ_ONLY', CREATE_CUSTOMER, { input: { name: 'New' } });
    expect((await quotes.read(draft.id)).status).toBe('DRAFT');
    expect((await debtor.read(owing.id)).status).toBe('SENT');
  });

  it('keeps payments, voiding, customers’ actions, exports and the account', async () => {
    const dana = await app.professional();
    const quotes = await withCustomer(dana);
    const debtor = await withDebtor(dana);
    const [sent, declined] = [await quotes.sent(), await quotes.sent()];
    const owing = await debtor.owing(5000);
    await endTrial(app, dana);

    const payment = await debtor.pay(owing.id, 5000);
    expect((await debtor.read(owing.id)).status).toBe('PAID');
    expect((await debtor.voidPayment(payment.id)).status).toBe('VOIDED');
    const customer = customerOf(app);
    await customer.look(sent);
    await customer.accept(sent);
    await customer.decline(declined, 'Too far');
    expect((await quotes.read(sent.id)).status).toBe('ACCEPTED');
    expect((await dana.get('/export/customers.csv')).status).toBe(200);
    expect((await dana.get(`/invoices/${owing.id}.pdf`)).status).toBe(200);
    await dana.ask('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
      input: { fullName: 'Dana R.' },
    });
    await dana.ask('mutation { signOut }');
  });

  it('is writable again as soon as a plan is chosen or beta access is given', async () => {
    const dana = await app.professional();
    await endTrial(app, dana);
    await dana.refused('READ_ONLY', CREATE_CUSTOMER, { input: { name: 'New' } });
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    await dana.ask(CREATE_CUSTOMER, { input: { name: 'New' } });
    await hearOfPlan(app, dana, { tier: 'STARTER', status: 'unpaid' });
    const { extensions, message } = await dana.refused('READ_ONLY', CREATE_CUSTOMER, { input: { name: 'Newer' } });
    expect(extensions.reason).toBe('PAYMENT_FAILED');
    expect(message).toContain('Update your card');
    await giveBetaAccess(app, dana, inDays(1));
    await dana.ask(CREATE_CUSTOMER, { input: { name: 'Newer' } });
  });
});
