import { PRODUCT_NAME } from '#server/platform/product.ts';

/** The text of the README in the archive, for readers years from now. */
export const readMe = (business: string, from: Date, to: Date): string =>
  `Everything that ${business} had in ${PRODUCT_NAME}

Written from ${from.toISOString()} to ${to.toISOString()}. What was changed meanwhile may be in one file and not yet in another.

csv/       each kind of thing as a table, for spreadsheets. Money is in US dollars.
json/      the same for programs, with every value as it is kept. Money (…_cents) is in whole US cents.
quotes/    each quote as a PDF.
invoices/  each invoice as a PDF.
files/     what was uploaded, such as the logo; csv/files.csv says what each is.

Times are UTC. An id names the same thing in every file: quote_lines.quote_id is the id of a row in quotes.
A cell of a table that would begin like a formula has an apostrophe before it, so that no spreadsheet runs it.
Links to a customer's page are left out: whoever has one can open the page.
`;
