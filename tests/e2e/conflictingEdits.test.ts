import type { Page } from '@playwright/test';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';
import { newProfessional, signIn } from './person.ts';
import { expect, test } from './test.ts';

interface Case {
  thing: string;
  /** Makes it; returns its id. */
  make: (dana: GraphQLPerson) => Promise<string>;
  path: (id: string) => string;
  /** The field that both edits change, and the button that saves. */
  label: string;
  save: RegExp;
  /** The other edit, and the value that was saved in the end. */
  update: string;
  theirs: object;
  read: string;
}

const update = (name: string, type: string) =>
  `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { id } }`;

const cases: Case[] = [
  {
    thing: 'a customer',
    make: async (dana) => (await withCustomer(dana)).customerId,
    path: (id) => `/dashboard/customers/edit/${id}`,
    label: 'Phone',
    save: /^Save/,
    update: update('updateCustomer', 'UpdateCustomerInput'),
    theirs: { phone: '510 555 0100' },
    read: 'query ($id: ID!) { thing: customer(id: $id) { value: phone } }',
  },
  {
    thing: 'a quote',
    make: async (dana) => (await (await withCustomer(dana)).create({ lines: [rolling] })).id,
    path: (id) => `/dashboard/quotes/${id}/edit`,
    label: 'Terms',
    save: /^Save/,
    update: update('updateQuote', 'UpdateQuoteInput'),
    theirs: { terms: 'Theirs' },
    read: 'query ($id: ID!) { thing: quote(id: $id) { value: terms } }',
  },
  {
    thing: 'an invoice',
    make: async (dana) => (await (await withDebtor(dana)).create()).id,
    path: (id) => `/dashboard/invoices/${id}/edit`,
    label: 'Terms',
    save: /^Save/,
    update: update('updateInvoice', 'UpdateInvoiceInput'),
    theirs: { terms: 'Theirs' },
    read: 'query ($id: ID!) { thing: invoice(id: $id) { value: terms } }',
  },
  {
    thing: 'the settings',
    make: async () => '',
    path: () => '/dashboard/settings/documents',
    label: 'Terms',
    save: /^Save/,
    update: 'mutation ($input: BusinessInput!) { updateBusiness(input: $input) { id } }',
    theirs: { invoiceTerms: 'Theirs' },
    read: '{ thing: business { value: invoiceTerms } }',
  },
];

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed this too' });

for (const { thing, make, path, label, save, update, theirs, read } of cases)
  test(`two edits of ${thing} are shown side by side, and the chosen one is saved`, async ({ page, server }) => {
    const dana = await newProfessional(server.url);
    const id = await make(dana);
    const [given] = Object.values(theirs);
    await signIn(page, dana, path(id));
    await page.getByLabel(label, { exact: true }).last().fill('510 555 0199');
    await dana.ask(update, { id, input: theirs });
    await page.getByRole('button', { name: save }).first().click();
    await expect(dialog(page)).toContainText(given);
    await expect(dialog(page)).toContainText('510 555 0199');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(async () => (await dana.ask(read, { id })).thing.value).toBe('510 555 0199');
  });
