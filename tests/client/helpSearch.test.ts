import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, searchHelp, termsOf } from '#client/features/help/searchHelp.ts';
import { sectionsOf } from '#client/features/help/sections.ts';
import { helpSections } from '#client/features/help/topics.ts';

const titles = (query: string) => searchHelp(helpSections, query).map(({ section }) => section.title);
const first = (query: string) => titles(query)[0];

describe('searching help', () => {
  it('finds the section that answers a question in everyday words', () => {
    expect(first('How do I reset my password?')).toBe('Reset a forgotten password');
    expect(first('travel fee')).toBe('Travel fees');
    expect(first('bounced check')).toBe('Undo a payment');
    expect(first('refund')).toBe('Refund an online payment');
    expect(first('import customers from Excel')).toBe('Import a list of customers');
    expect(first('SMTP_URL')).toBe('Connect a mail server');
    expect(titles('paying by card')).toContainEqual(expect.stringMatching(/pay by card/));
  });

  it('ignores case, word endings and incomplete words', () => {
    expect(titles('INVOICES')).toEqual(titles('invoice'));
    expect(titles('taxes')).toEqual(titles('tax'));
    expect(first('deposi')).toBe(first('deposit'));
  });

  it('ranks a title above the text, and frequent words above rare ones', () => {
    expect(first('numbers')).toBe('Numbers');
    expect(first('signature')).toBe('What the customer can do');
  });

  it('finds nothing where less than half of the words occur', () => {
    expect(titles('zebra')).toEqual([]);
    expect(titles('zebra giraffe invoice')).toEqual([]);
    expect(titles('zebra invoice')).toEqual(titles('invoice'));
  });

  it('finds nothing for an empty search', () => {
    expect(titles('')).toEqual([]);
    expect(titles('?!')).toEqual([]);
  });

  it('shows the matching part of the text', () => {
    for (const { section, excerpt } of searchHelp(helpSections, 'toll')) {
      expect(section.text).toContain(excerpt.replaceAll(/^… | …$/g, ''));
      expect(excerpt.toLowerCase()).toContain('toll');
      expect(excerpt.length).toBeLessThan(200);
    }
  });

  it('gives each section its own address', () => {
    const paths = helpSections.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('highlighting matches', () => {
  it('highlights words by their beginnings', () => {
    expect(piecesOf('Paying a fee, prepaid', termsOf('pay fees'))).toEqual([
      { text: 'Paying', isHit: true },
      { text: ' a ', isHit: false },
      { text: 'fee', isHit: true },
      { text: ', prepaid', isHit: false },
    ]);
  });

  it('keeps every letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const pieces = piecesOf(text, termsOf(query));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

describe('splitting a page into sections', () => {
  it('reads each heading with the text below it', () => {
    const html =
      '<p>Before.</p>\n<h2 id="a">A &amp; B</h2>\n<p>One <strong>two</strong>.</p><table><tr><td>x</td><td>y</td></tr></table>\n<h3 id="c">C</h3>\n<ul><li>Three</li><li>&lt;four&gt;</li></ul>';
    expect(sectionsOf({ title: 'Page', path: '/help/page', html })).toEqual([
      { page: 'Page', path: '/help/page#a', title: 'A & B', text: 'One two. x · y' },
      { page: 'Page', path: '/help/page#c', title: 'C', text: 'Three <four>' },
    ]);
  });
});
