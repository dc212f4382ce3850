/** The two documents that have lines: what they are called, and where they are listed. */
export const documentKinds = {
  quote: { name: 'Quote', plural: 'Quotes', list: '/dashboard/quotes' },
  invoice: { name: 'Invoice', plural: 'Invoices', list: '/dashboard/invoices' },
} as const;

export type DocumentKind = keyof typeof documentKinds;

/** Returns the title, back link and draft key of the page that edits a saved document. */
export function editorPageOf(kind: DocumentKind, { id, number }: { id: string; number: string }) {
  const { name, list } = documentKinds[kind];
  return {
    title: `Edit ${kind} ${number}`,
    back: { to: `${list}/${id}`, label: `${name} ${number}` },
    draftKey: `${kind}:${id}`,
  };
}
