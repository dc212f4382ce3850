import type { TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { type ApiError, Refusal, ServerFailure } from './failures.ts';
import { withRetries } from './retryPolicy.ts';

interface Answer<Data> {
  data?: Data | null;
  errors?: readonly ApiError[];
}

interface Request {
  accessToken?: string;
  /** Completes even if the page is closed meanwhile. */
  keepalive?: boolean;
}

interface RequestOptions extends Request {
  /** Which failures to retry after; none by default, because the server may have carried out the operation. */
  isRetryable?: (failure: unknown) => boolean;
}

/**
 * Runs a query or mutation without Apollo Client: for pages that do not load it, and for calls that its links depend
 * on. Throws a Refusal if the server rejects the operation and another error if the request fails.
 */
export const requestGraphQL = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { isRetryable = () => false, ...request }: RequestOptions = {},
): Promise<Data> => withRetries(() => requestOnce<Data>(print(document), variables, request), isRetryable);

async function requestOnce<Data>(query: string, variables: object, { accessToken, keepalive }: Request): Promise<Data> {
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
