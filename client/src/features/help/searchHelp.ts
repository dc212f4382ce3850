import { counted } from '#domain/counted.ts';
import { searchForm } from '#domain/searchForm.ts';
import type { HelpSection } from './sections.ts';

/** A section that answers a search. */
export interface HelpHit {
  section: HelpSection;
  /** The place of its text that fits best, with "…" where more stands around it. */
  excerpt: string;
}

/** As much of a query as is read. */
export const LONGEST_QUERY = 100;
const MOST_HITS = 10;
const EXCERPT_LENGTH = 180;
const LEAD_LENGTH = 50;

/** Said in every question, and telling nothing of what it is about. */
const FILLERS = new Set(
  'a about am an and are as at be but by can could did do does for from get has have how i if in is it its me my no not of on or our s should t that the their there they this to up use was we what when where which who why will with without you your'.split(
    ' ',
  ),
);

/** Where a term counts how much. */
const weights = { title: 8, page: 3, text: 1 };
/** Saying a word ten times makes nothing ten times as fitting. */
const MOST_COUNTED = 3;

const wordsOf = (text: string) => searchForm(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** "payments" and "paying" find "pay": what a word ends with seldom matters. */
function stemOf(word: string): string {
  const stem = word
    .replace(/(?<=..s|x|ch|sh)es$/, '')
    .replace(/(?<=.[^su])s$/, '')
    .replace(/(?<=...)(?:ing|ed)$/, '');
  return stem || word;
}

/** What a query asks for: the beginnings of words. */
export function termsOf(query: string): string[] {
  const words = wordsOf(query.slice(0, LONGEST_QUERY));
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))];
}

const countOf = (words: readonly string[], term: string) => words.filter((word) => word.startsWith(term)).length;

/**
 * The sections that answer a query, best first: those that have the most of its terms, if that is half of them at least.
 * The same on the server and in the browser.
 */
export function searchHelp(sections: readonly HelpSection[], query: string): HelpHit[] {
  const terms = termsOf(query);
  const rated = sections.map((section) => ({ section, ...rate(section, terms) }));
  const most = Math.max(...rated.map(({ matched }) => matched));
  if (terms.length === 0 || most < terms.length / 2) return [];
  return rated
    .filter(({ matched }) => matched === most)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_HITS)
    .map(({ section }) => ({ section, excerpt: excerptOf(section.text, terms) }));
}

function rate(section: HelpSection, terms: readonly string[]) {
  const words = { title: wordsOf(section.title), page: wordsOf(section.page), text: wordsOf(section.text) };
  const scores = terms.map((term) =>
    Object.entries(weights).reduce(
      (sum, [place, weight]) =>
        sum + weight * Math.min(countOf(words[place as keyof typeof weights], term), MOST_COUNTED),
      0,
    ),
  );
  return {
    matched: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

/** What a search found, in words. */
export const foundWords = (count: number, query: string) =>
  count === 0 ? `Nothing found for “${query}”` : `${counted(count, 'answer')} for “${query}”`;

/** The subject of a mail to us by somebody who searched for this. */
export const subjectOf = (query: string) => (query ? `Help: ${query}` : 'Help');

/** A piece of a text: one that was searched for, or what stands between. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** A text cut into the words that a query found, and the rest. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  const isHit = (word: string) => terms.some((term) => searchForm(word).startsWith(term));
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const last = pieces.at(-1);
    const hit = part !== '' && isHit(part);
    if (last && last.isHit === hit) last.text += part;
    else if (part !== '') pieces.push({ text: part, isHit: hit });
  }
  return pieces;
}

/** As much of the text as shows where the first term stands, cut between words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const before = piecesOf(text, terms);
  const first = before.findIndex(({ isHit }) => isHit);
  const at = before.slice(0, Math.max(first, 0)).reduce((length, piece) => length + piece.text.length, 0);
  const start = Math.min(at - LEAD_LENGTH, text.length - EXCERPT_LENGTH);
  const from = start <= 0 ? 0 : text.indexOf(' ', start) + 1;
  if (text.length - from <= EXCERPT_LENGTH) return (from > 0 ? '… ' : '') + text.slice(from);
  const to = text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)} …`;
}
