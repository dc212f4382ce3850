import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchForm } from '#domain/searchForm.ts';
import { storable } from '#server/platform/reads/textSearch.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { withCustomer } from '#tests/support/quotes.ts';

const SEARCH = `query ($query: String!, $first: Int) {
  search(query: $query, first: $first) { id kind title subtitle }
}`;
const IMPORT = 'mutation ($input: ImportCustomersInput!) { importCustomers(input: $input) { createdCount } }';
const ARCHIVE = 'mutation ($id: ID!) { archiveCustomer(id: $id) { id } }';

let app: TestApp;
let dana: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

const search = async (person: GraphQLPerson, query: string, first?: number) =>
  (await person.ask(SEARCH, { query, first })).search;
const titles = async (person: GraphQLPerson, query: string, first?: number) =>
  (await search(person, query, first)).map(({ title }: { title: string }) => title);

describe('search', () => {
  it('ignores accents, kinds of apostrophes and Unicode forms', async () => {
    const person = await app.professional('Accents');
    const names = [
      'Ana Núñez',
      'Jose Reyes',
      'José Rey',
      'Kim Mu\u0308ller',
      'Pat O’Neil',
      'Straße GmbH',
      'Łukasz Øre',
    ];
    await person.ask(IMPORT, { input: { rows: names.map((name) => ({ name })) } });
    const found: [query: string, ...names: string[]][] = [
      ['nunez', 'Ana Núñez'],
      ['NÚÑEZ', 'Ana Núñez'],
      ['nu\u0301n\u0303ez', 'Ana Núñez'],
      ['jose rey', 'Jose Reyes', 'José Rey'],
      ['josé rey', 'Jose Reyes', 'José Rey'],
      ['muller', 'Kim Mu\u0308ller'],
      ['Müller', 'Kim Mu\u0308ller'],
      ["o'neil", 'Pat O’Neil'],
      ['o’neil', 'Pat O’Neil'],
      ['strasse', 'Straße GmbH'],
      ['lukasz ore', 'Łukasz Øre'],
    ];
    const LIST = 'query ($search: String!) { customers(first: 50, filter: { search: $search }) { nodes { name } } }';
    for (const [query, ...expected] of found) {
      expect((await titles(person, query)).toSorted(), query).toEqual(expected);
      const { nodes } = (await person.ask(LIST, { search: query })).customers;
      const listed: string[] = nodes.map(({ name }: { name: string }) => name);
      expect(listed.toSorted(), query).toEqual(expected);
    }
  });

  it('normalizes in the database as in the browser', async () => {
    // Latin, Greek and Cyrillic; for rarer scripts the two may have different Unicode versions.
    const letter = fc.integer({ min: 32, max: 0x52f }).map((code) => String.fromCodePoint(code));
    const texts = ['İı™ ẞæŒþÐ Ħ', 'ΟΔΟΣ', '´`’ʼ', 'a–b—c', 'ﬁ ﷺ', '김 が', 'Нью Йорк', '\u200bÅ\u00ad'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: letter, maxLength: 8 })), async (more) => {
        const words = [...texts, ...more].map(storable);
        const { rows } = await sql<{ form: string }>`
          select search_form(word) as form from unnest(${words}::text[]) with ordinality w (word, at) order by at
        `.execute(app.services.database.em.getKysely());
        expect(rows.map(({ form }) => form)).toEqual(words.map(searchForm));
      }),
      { numRuns: 20 },
    );
  });

  it('finds a customer by name, email, phone and tag with typing errors, and their documents', async () => {
    const input = {
      name: 'Margaret Johansson',
      email: 'maggie@ledger.example',
      phone: '(510) 555-0199',
      tags: ['escrow'],
    };
    const writer = await withCustomer(dana, input);
    const quote = await writer.create();
    const invoice = await (await withDebtor(dana, { name: 'Somebody Else', email: null })).create();
    for (const query of ['Margaret Johansson', 'margret', 'johanson', 'ledger', '5105550199', 'escrow']) {
      expect(await search(dana, query), query).toEqual([
        { id: writer.customerId, kind: 'CUSTOMER', title: input.name, subtitle: input.email },
        { id: quote.id, kind: 'QUOTE', title: quote.number, subtitle: input.name },
      ]);
    }
    expect(await search(dana, ' INV-0001 ')).toEqual([
      { id: invoice.id, kind: 'INVOICE', title: invoice.number, subtitle: 'Somebody Else' },
    ]);
    expect(await search(dana, 'somebody els')).toMatchObject([
      { kind: 'CUSTOMER', title: 'Somebody Else', subtitle: null },
      { kind: 'INVOICE', title: invoice.number },
    ]);
  });

  it('ranks by similarity: a whole number before a part of one, customers before their documents', async () => {
    const person = await app.professional('Orders');
    const [exact, alike] = [
      await withDebtor(person, { name: 'Pier Nine' }),
      await withDebtor(person, { name: 'Pier Ninety Partners' }),
    ];
    for (let at = 0; at < 12; at++) await exact.create();
    await alike.create();
    expect((await titles(person, 'Pier Nine')).slice(0, 3)).toEqual(['Pier Nine', 'Pier Ninety Partners', 'INV-0012']);
    expect((await titles(person, 'inv-0011'))[0]).toBe('INV-0011');
    expect((await titles(person, '0001'))[0]).toBe('INV-0001');
  });

  it('returns at most the requested number, and never more than 20', async () => {
    const person = await app.professional('Many');
    const rows = Array.from({ length: 30 }, (_, at) => ({ name: `Harbor ${at}` }));
    await person.ask(IMPORT, { input: { rows } });
    expect(await titles(person, 'harbor')).toHaveLength(10);
    expect(await titles(person, 'harbor', 20)).toHaveLength(20);
    for (const first of [0, 21]) {
      const { extensions } = await person.refused('VALIDATION_FAILED', SEARCH, { query: 'harbor', first });
      expect(extensions.fields).toMatchObject([{ path: 'first' }]);
    }
  });

  it('excludes archived customers, but not their documents', async () => {
    const biller = await withDebtor(dana, { name: 'Quayside Notaries' });
    const { number } = await biller.create();
    await dana.ask(ARCHIVE, { id: biller.customerId });
    expect(await titles(dana, 'quayside')).toEqual([number]);
  });

  it('keeps text exactly as typed', async () => {
    for (const query of ['', '   ', '%', '_', '100%_', '\\', "'; drop table customers; --", '\u0000', 'x'.repeat(1000)])
      expect(await search(dana, query), query).toEqual([]);
    await dana.refused('VALIDATION_FAILED', SEARCH, { query: 'x'.repeat(1001) });
  });

  it('finds nothing of another business', async () => {
    const stranger = await app.professional('Stranger');
    for (const query of ['Margaret Johansson', 'INV-0001', 'Q-0001']) expect(await search(stranger, query)).toEqual([]);
  });

  it('requires a session', async () => {
    await app.visitor().refused('UNAUTHENTICATED', SEARCH, { query: 'anybody' });
  });
});
