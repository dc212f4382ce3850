import { expect, it } from 'vitest';
import { searchForm } from '#domain/searchForm.ts';

it.each([
  ['Núñez', 'nunez'],
  ['Nu\u0301n\u0303ez', 'nunez'],
  ['MÜLLER', 'muller'],
  ['O’Neil', "o'neil"],
  ['OʼNeil', "o'neil"],
  ['O´Neil', "o'neil"],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Łukasz Đorđević', 'lukasz dordevic'],
  ['Ærø', 'aero'],
  ['İstanbul', 'istanbul'],
  ['ﬁnance', 'finance'],
  ['Ｗｈｏｒｌ', 'whorl'],
  ['Smith–Jones', 'smith-jones'],
  ['Ann\u00a0\u200bLee', 'ann lee'],
  ['김민수', '김민수'],
  ['が', 'が'],
  ['ΟΔΟΣ', 'οδος'.replace('ς', 'σ')],
])('normalizes %j to %j', (text, form) => {
  expect(searchForm(text)).toBe(form);
});
