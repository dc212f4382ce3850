import { deflateSync } from 'node:zlib';
import { extractImages, extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { InvoicePdf, type InvoicePdfProps } from '#server/features/invoices/pdf/InvoicePdf.tsx';
import { QuotePdf, type QuotePdfProps } from '#server/features/quotes/pdf/QuotePdf.tsx';
import type { PrintedDocument, PrintedLine } from '#server/platform/pdf/parts/printed.ts';
import { renderPdf } from '#server/platform/pdf/renderPdf.ts';
import { pngOf } from '#tests/support/png.ts';

/** Time limit for tests of many documents. */
const MOST_MS = 120_000;

const line: PrintedLine = {
  type: 'ROLLING',
  description: 'Live scan rolling fee',
  quantity: 2,
  unitCents: 4500,
  totalCents: 9000,
  optional: false,
  selected: true,
};
const document: PrintedDocument = {
  number: 'Q-0012',
  business: {
    name: 'Bay Prints',
    logo: null,
    address: {
      line1: '2100 Franklin St',
      line2: 'Suite 410',
      city: 'Oakland',
      state: 'CA',
      postalCode: '94612',
      country: 'US',
    },
    email: 'maria@bayprints.test',
    phone: '(510) 555-0142',
  },
  customer: { name: 'Dana Reyes', address: null, email: 'dana@example.com', phone: null },
  lines: [line],
  travelExplanation: null,
  subtotalCents: 9000,
  discountCents: 0,
  taxRate: 0,
  taxCents: 0,
  totalCents: 9000,
  terms: null,
  notes: null,
  updatedAt: '2026-11-20T20:04:00Z',
};
const quote: QuotePdfProps = {
  ...document,
  revision: 1,
  status: 'SENT',
  issuedOn: '2026-11-18',
  validUntil: '2026-12-18',
  depositCents: 0,
  signature: null,
};
const invoice: InvoicePdfProps = {
  ...document,
  number: 'INV-0042',
  status: 'SENT',
  overdue: false,
  issueDate: '2026-11-18',
  dueDate: '2026-12-02',
  payments: [],
  paidCents: 0,
  balanceCents: 9000,
};

const printQuote = (changes: Partial<QuotePdfProps> = {}) => renderPdf(QuotePdf, { ...quote, ...changes });
const printInvoice = (changes: Partial<InvoicePdfProps> = {}) => renderPdf(InvoicePdf, { ...invoice, ...changes });

async function read(printed: Promise<Buffer>) {
  const pdf = await getDocumentProxy(new Uint8Array(await printed));
  const { text: pages } = await extractText(pdf);
  const { info } = await getMeta(pdf, { parseDates: true });
  return { pdf, info, pages, text: pages.join('\n').replace(/\s+/g, ' ') };
}

/** Returns how often a document shows the glyph for missing characters, the first of each font. */
async function missingGlyphs(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<number> {
  const { argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const glyphs = argsArray.flat(2).filter((glyph) => typeof glyph?.originalCharCode === 'number');
  expect(glyphs.length).toBeGreaterThan(0);
  return glyphs.filter(({ originalCharCode }) => originalCharCode === 0).length;
}

const SCRIPTS = [
  ['Chinese', '王小明，北京市朝阳区'],
  ['traditional Chinese', '陳大文，臺北市龍山寺'],
  ['Japanese', '山田太郎、東京都「港区」のコーヒー'],
  ['Korean', '김철수 서울특별시'],
  ['Thai', 'สมชาย ใจดี สำนักงานวันจันทร์'],
  ['Hebrew', 'משה כהן, תל אביב'],
  ['Arabic', 'أحمد محمد، القاهرة'],
  ['Armenian', 'Արամ Խաչատրյան'],
  ['Georgian', 'ნინო ბერიძე'],
  ['Devanagari', 'नमस्ते राम'],
  ['emoji', 'Ann 🙂👍❤️'],
] as const;

/** A black PNG of the given size. */
const png = (width: number, height: number): Buffer =>
  pngOf({ width, height, colour: 0, idat: deflateSync(Buffer.alloc((width + 1) * height)) });

describe('every document', () => {
  it('has both parties, number and dates, on Letter paper', async () => {
    const { pdf, text } = await read(printQuote());
    expect(text).toContain(
      'Bay Prints 2100 Franklin St Suite 410 Oakland, CA 94612 (510) 555-0142 · maria@bayprints.test',
    );
    expect(text).toContain('Quote Q-0012');
    expect(text).toContain('Prepared for Dana Reyes dana@example.com');
    expect(text).toContain('Nov 18, 2026');
    expect(text).toContain('Dec 18, 2026');
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
  });

  it('has title, author, and the date of the document instead of the time of printing', async () => {
    const { info } = await read(printInvoice());
    expect(info).toMatchObject({ Title: 'Invoice INV-0042 from Bay Prints', Author: 'Bay Prints', Language: 'en-US' });
    expect(info.CreationDate).toEqual(new Date('2026-11-20T20:04:00Z'));
  });

  it('is reproducible', async () => {
    expect(await printInvoice()).toEqual(await printInvoice());
  });

  it('shows how the total is computed', async () => {
    const { text } = await read(
      printQuote({ discountCents: 1000, taxRate: 9.375, taxCents: 750, totalCents: 8750, depositCents: 2500 }),
    );
    expect(text).toContain('Live scan rolling fee Rolling fee 2 $45.00 $90.00');
    expect(text).toContain('Subtotal $90.00 Discount -$10.00 Tax (9.375%) $7.50 Total $87.50 Deposit requested $25.00');
  });

  it('marks pass-through fees, and explains travel', async () => {
    const { text } = await read(
      printInvoice({
        lines: [line, { ...line, type: 'GOVERNMENT', description: 'DOJ fee' }],
        travelExplanation: '12.4 miles each way, at 72.5¢ per mile: $17.98.',
      }),
    );
    expect(text).toContain('DOJ fee Government fee † 2');
    expect(text).toContain('† Government fees are passed on at cost');
    expect(text).toContain('Travel: 12.4 miles each way, at 72.5¢ per mile: $17.98.');
    expect((await read(printInvoice())).text).not.toMatch(/†|Travel/);
  });

  it('prints terms and notes as typed', async () => {
    const { text } = await read(printQuote({ terms: 'Cancel a day ahead.\nElse half is due.', notes: '  ' }));
    expect(text).toContain('Terms Cancel a day ahead. Else half is due.');
    expect(text).not.toContain('Notes');
  });

  it('has as many numbered pages as needed, each with the table heading', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ ...line, description: `Act number ${index + 1}.` }));
    const { pages, text } = await read(printInvoice({ lines, terms: 'Long terms. '.repeat(600) }));
    expect(pages.length).toBeGreaterThan(4);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      if (page.includes('Act number')) expect(page).toContain('Unit price');
    }
    for (const { description } of lines) expect(text).toContain(description);
    expect(text.match(/Long terms\./g)).toHaveLength(600);
  });

  it('truncates no text with many lines', async () => {
    const typed = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${word}${index}.`).join('\n');
    const { text } = await read(
      printQuote({ lines: [{ ...line, description: typed('d', 120) }, line], terms: typed('t', 200) }),
    );
    for (const last of ['d119.', 't199.', 'Live scan rolling fee', 'Total']) expect(text).toContain(last);
  });

  it('breaks words and figures of any length within their columns', async () => {
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4);
    const { text } = await read(
      printQuote({
        lines: [{ ...line, description: word, unitCents: 1_000_000_000_000, totalCents: 1_000_000_000_000 }],
      }),
    );
    expect(text.replace(/[- ]/g, '')).toContain(word);
    expect(text).toContain('$10,000,000,000.00 $10,000,000,000.00');
  });

  it('keeps every letter after a document with the same letters with accents', async () => {
    const letters = [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
      'abcdefghijklmnopqrstuvwxyz',
      '0123456789!"#$%&\'()*+,',
      '-./:;<=>?@[]^_`{|}~',
    ];
    const alphabet = letters.join(' ');
    const inAllFonts = (words: string) => ({
      business: { ...document.business, name: words },
      customer: { ...document.customer, name: words },
      terms: words,
    });
    const printAlphabet = (updatedAt: string) => printQuote({ ...inAllFonts(alphabet), updatedAt });
    const before = await printAlphabet('2026-11-20T20:04:00Z');
    await printQuote(inAllFonts('ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝŠŽĐĞàáâãäåçèéêëìíîïñòóôõöùúûüýÿšžğ½¼¾'));
    const after = await printAlphabet('2026-11-20T20:04:01Z');
    // The same file except for its date, so it also looks the same.
    const dateless = (pdf: Buffer) => pdf.toString('latin1').replace(/\(D:\d+Z\)|<[0-9a-f]{32}>/g, '');
    expect(dateless(after)).toBe(dateless(before));
    const { text } = await read(Promise.resolve(after));
    for (const group of letters) expect(text.split(group).length - 1).toBeGreaterThanOrEqual(3);
  });

  it(
    'is complete in any script after one in all of them',
    async () => {
      const customer = { ...document.customer, name: SCRIPTS.map(([, words]) => words).join(', ') };
      await printQuote({ customer });
      for (const [, words] of SCRIPTS) {
        const { text } = await read(printQuote({ customer: { ...document.customer, name: words }, terms: words }));
        expect(text).toContain('Live scan rolling fee Rolling fee 2 $45.00 $90.00');
      }
    },
    MOST_MS,
  );

  it.each(SCRIPTS)('has a glyph for each letter of %s', async (_, words) => {
    const { pdf, text } = await read(
      printQuote({ customer: { ...document.customer, name: words }, lines: [{ ...line, description: words }] }),
    );
    const letters = (of: string) =>
      Array.from(of.normalize('NFKC').replace(/[^\p{L}\p{Extended_Pictographic}]/gu, ''))
        .toSorted()
        .join('');
    for (const letter of new Set(letters(words))) expect(letters(text)).toContain(letter);
    expect(text).not.toContain('□');
    expect(await missingGlyphs(pdf)).toBe(0);
  });

  it('shows right-to-left text in visual order, with figures left to right', async () => {
    const { pdf } = await read(printQuote({ customer: { ...document.customer, name: 'שלום 42 abc!' } }));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const placed = items.flatMap((item) => ('str' in item ? [{ str: item.str.trim(), x: item.transform[4] }] : []));
    const xOf = (part: string) => placed.find(({ str }) => str.includes(part))?.x;
    expect(xOf('42')).toBeLessThan(xOf('שלום'));
  });

  it('breaks text without spaces within its column, without hyphens', async () => {
    const words = '请在付款时注明发票编号以便我们核对'.repeat(8);
    const { text } = await read(printQuote({ lines: [{ ...line, description: words }] }));
    expect(text.replaceAll(' ', '')).toContain(words);
  });

  it('shows European and Vietnamese names, and a box for unsupported characters', async () => {
    const names = 'Łukasz Škvorecký, Nguyễn Ấn, Ірина Шевченко, Αθήνα';
    const { text } = await read(printQuote({ customer: { ...document.customer, name: `${names} ພາສາ` } }));
    expect(text).toContain(`${names} □□□□ dana@example.com`);
  });

  it('shows the logo, and omits an invalid one', async () => {
    const business = (logo: Buffer) => ({ business: { ...document.business, logo } });
    const withLogo = await read(printQuote(business(png(60, 20))));
    expect(await extractImages(withLogo.pdf, 1)).toMatchObject([{ width: 60, height: 20 }]);
    const without = await read(printQuote(business(Buffer.from('<svg/>'))));
    expect(await extractImages(without.pdf, 1)).toEqual([]);
    expect(without.text).toContain('Bay Prints');
  });
});

describe('a quote', () => {
  it('states whether optional lines count', async () => {
    const optional = { ...line, optional: true };
    const { text } = await read(printQuote({ lines: [optional, { ...optional, selected: false }] }));
    expect(text).toContain('Optional, chosen');
    expect(text).toContain('$45.00 ($90.00)');
    expect(text).toContain('Optional, not chosen: not in the total');
  });

  it('has a typed signature with the time in the business’s zone', async () => {
    const signature = {
      name: 'D. Reyes',
      image: null,
      signedAt: '2026-11-20T20:04:00Z',
      timeZone: 'America/Los_Angeles',
    };
    const { text } = await read(printQuote({ status: 'ACCEPTED', signature }));
    expect(text).toContain('Accepted by D. Reyes Signed Nov 20, 2026, 12:04 PM');
  });

  it('has a drawn signature', async () => {
    const signature = { name: 'D. Reyes', image: png(90, 30), signedAt: '2026-11-20T20:04:00Z', timeZone: 'UTC' };
    const { pdf, text } = await read(printQuote({ status: 'ACCEPTED', signature }));
    expect(await extractImages(pdf, 1)).toMatchObject([{ width: 90, height: 30 }]);
    expect(text).toContain('D. Reyes Signed Nov 20, 2026, 8:04 PM');
  });

  it('shows its revision', async () => {
    expect((await read(printQuote({ revision: 2 }))).text).toContain('Q-0012, revision 2');
    expect((await read(printQuote())).text).not.toContain('revision');
  });

  it.each([
    ['ACCEPTED', 'Accepted'],
    ['CONVERTED', 'Accepted'],
    ['DECLINED', 'Declined'],
    ['EXPIRED', 'Expired'],
    ['VOID', 'Void'],
    ['DRAFT', 'Draft'],
  ] as const)('is stamped when it is %s', async (status, stamp) => {
    expect((await read(printQuote({ status }))).text).toContain(`Q-0012 ${stamp}`);
  });
});

describe('an invoice', () => {
  it('shows payments with their methods, and the balance', async () => {
    const payment = {
      method: 'CHECK',
      status: 'SUCCEEDED',
      amountCents: 3000,
      refundedCents: 0,
      tipCents: 0,
      deposit: false,
    } as const;
    const { text } = await read(
      printInvoice({
        status: 'PARTIAL',
        paidCents: 2500,
        balanceCents: 6500,
        payments: [
          { ...payment, reference: 'No. 1042', receivedOn: '2026-11-19' },
          { ...payment, status: 'VOIDED', method: 'CASH', reference: null, receivedOn: '2026-11-20' },
          {
            ...payment,
            status: 'PARTLY_REFUNDED',
            method: 'PHONE',
            refundedCents: 500,
            reference: null,
            receivedOn: '2026-11-21',
          },
        ],
      }),
    );
    expect(text).toContain('Total $90.00 Paid $25.00 Balance due $65.00');
    expect(text).toContain('Nov 19, 2026 Check No. 1042 $30.00');
    expect(text).toContain('Nov 20, 2026 Cash Voided $30.00');
    expect(text).toContain('Nov 21, 2026 By phone $5.00 refunded $30.00');
  });

  it.each([
    ['Paid', { status: 'PAID' }],
    ['Void', { status: 'VOID' }],
    ['Refunded', { status: 'REFUNDED' }],
    ['Draft', { status: 'DRAFT' }],
    ['Overdue', { status: 'VIEWED', overdue: true }],
  ] as const)('is stamped “%s”', async (stamp, changes) => {
    expect((await read(printInvoice(changes))).text).toContain(`INV-0042 ${stamp}`);
  });

  it('has no stamp while it is open', async () => {
    expect((await read(printInvoice())).text).toContain('INV-0042 Bill to');
  });
});
