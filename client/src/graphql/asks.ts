import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { preloads } from './preloads.ts';

interface Address {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * For a page's route: its one query and, from its address, the variables that the page itself asks with. It is sent while
 * the page's code is on its way; nobody waits for it here.
 */
export const asks = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: (address: Address) => Variables,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ params, request }: LoaderFunctionArgs) => {
    preloads.start(query, variables({ params, search: new URL(request.url).searchParams }));
    return null;
  },
  // What changes on a page, a filter or a sheet, the page asks for itself.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});
