/** The two documents that have lines: what they are called, and where they are listed. */
export const documentKinds = {
  quote: { name: 'Quote', plural: 'Quotes', list: '/dashboard/quotes' },
  invoice: { name: 'Invoice', plural: 'Invoices', list: '/dashboard/invoices' },
} as const;

export type DocumentKind = keyof typeof documentKinds;
