/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ShellBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellBusinessQuery = { business: { __typename: 'Business', id: string, name: string, timeZone: string } };

export type NewestActivitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestActivitiesQuery = { activities: { __typename: 'ActivityConnection', nodes: Array<{ __typename: 'Activity', id: string, type: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SearchQueryVariables = Exact<{
  query: string;
  first?: number | null | undefined;
}>;


export type SearchQuery = { search: Array<{ __typename: 'SearchHit', id: string, kind: Types.SearchKind, title: string, subtitle: string | null }> };


export const ShellBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellBusiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<ShellBusinessQuery, ShellBusinessQueryVariables>;
export const NewestActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewestActivities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<NewestActivitiesQuery, NewestActivitiesQueryVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export function useShellBusinessQuery(options: useQuery.Options<ShellBusinessQuery, ShellBusinessQueryVariables> | SkipToken = {}) {
  return useQuery(ShellBusinessDocument, options);
}

export function useShellBusinessLazyQuery(options: useLazyQuery.Options<ShellBusinessQuery, ShellBusinessQueryVariables> = {}) {
  return useLazyQuery(ShellBusinessDocument, options);
}

export function useNewestActivitiesQuery(options: useQuery.Options<NewestActivitiesQuery, NewestActivitiesQueryVariables> | SkipToken = {}) {
  return useQuery(NewestActivitiesDocument, options);
}

export function useNewestActivitiesLazyQuery(options: useLazyQuery.Options<NewestActivitiesQuery, NewestActivitiesQueryVariables> = {}) {
  return useLazyQuery(NewestActivitiesDocument, options);
}

export function useSearchQuery(options: useQuery.Options<SearchQuery, SearchQueryVariables> | SkipToken) {
  return useQuery(SearchDocument, options);
}

export function useSearchLazyQuery(options: useLazyQuery.Options<SearchQuery, SearchQueryVariables> = {}) {
  return useLazyQuery(SearchDocument, options);
}