import { setTimeout } from 'node:timers/promises';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { OverdueDocument } from './overdue.generated.ts';

/** Set WHORL_API_KEY to a key that may read invoices and customers. */
async function ask<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data> {
  const response = await fetch('http://localhost:4000/graphql', {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.WHORL_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  if (response.status === 429) {
    // This minute's requests are used up: the answer says when there are new ones.
    await setTimeout(1000 * Number(response.headers.get('retry-after')));
    return ask(document, variables);
  }
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

let after: string | null = null;
do {
  const { invoices } = await ask(OverdueDocument, { after });
  for (const { number, dueDate, balanceCents, customer } of invoices.nodes)
    console.log(`${number}  due ${dueDate}  $${(balanceCents / 100).toFixed(2)}  ${customer.name}`);
  after = invoices.pageInfo.hasNextPage ? invoices.pageInfo.endCursor : null;
} while (after);
