import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly { message: string }[];
}

/** What the server refused, in its own words. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/**
 * Runs a query or a mutation without a session and without Apollo Client, for pages that must stay light.
 * Throws a Refusal where the server refuses, and some other error where it cannot be reached.
 */
export async function ask<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  if (errors?.[0]) throw new Refusal(errors[0].message);
  if (!data) throw new Error(`The server answered ${response.status}`);
  return data;
}
