import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { preloads } from './preloads.ts';

interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * Returns route properties that preload a screen's query, with variables derived from the URL. The loader sends the
 * query while the screen's code loads and does not wait for the response, which the screen's own hook receives.
 */
export const routeQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: (location: RouteLocation) => Variables,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ params, request }: LoaderFunctionArgs) => {
    preloads.start(query, variables({ params, search: new URL(request.url).searchParams }));
    return null;
  },
  // Changes of filters or sheets within the screen are queried by the screen itself.
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});
