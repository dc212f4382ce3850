import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { type ApiError, Refusal, ServerFailure } from './failures.ts';
import { patiently } from './patience.ts';

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly ApiError[];
}

interface Request {
  accessToken?: string;
  /** Arrives even where the page goes away meanwhile. */
  keepalive?: boolean;
}

interface AskOptions extends Request {
  /** After which failures the same is asked again; none where left out, as it may have been done all the same. */
  willPass?: (failure: unknown) => boolean;
}

/**
 * Runs a query or a mutation without Apollo Client, for pages that must stay light and for what its links wait for.
 * Throws a Refusal where the server refuses, and some other error where it could not be asked.
 */
export const ask = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { willPass = () => false, ...request }: AskOptions = {},
): Promise<Data> => patiently(() => askOnce<Data>(print(document), variables, request), willPass);

async function askOnce<Data>(query: string, variables: object, { accessToken, keepalive }: Request): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
    keepalive,
  });
  const { data, errors } = await read<Data>(response);
  if (errors?.length) throw new Refusal(errors);
  if (!data) throw new ServerFailure(response.status);
  return data;
}

async function read<Data>(response: Response): Promise<Answer<Data>> {
  const failure = new ServerFailure(response.status);
  if (response.status >= 500) throw failure;
  try {
    return (await response.json()) as Answer<Data>;
  } catch (error) {
    throw error instanceof SyntaxError ? failure : error;
  }
}
