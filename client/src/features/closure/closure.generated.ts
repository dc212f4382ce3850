/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ClosureQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosureQuery = { closure: { __typename: 'Closure', mine: boolean, closedAt: string | null, deleteAt: string | null } };

export type BusinessToCloseQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessToCloseQuery = { business: { __typename: 'Business', id: string, name: string } };

export type CloseBusinessMutationVariables = Exact<{
  input: Types.CloseBusinessInput;
}>;


export type CloseBusinessMutation = { closeBusiness: { __typename: 'Closure', mine: boolean, closedAt: string | null, deleteAt: string | null } };

export type ReopenBusinessMutationVariables = Exact<{ [key: string]: never; }>;


export type ReopenBusinessMutation = { reopenBusiness: { __typename: 'Closure', mine: boolean, closedAt: string | null, deleteAt: string | null } };

export type ClosureFieldsFragment = { __typename: 'Closure', mine: boolean, closedAt: string | null, deleteAt: string | null };

export const ClosureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAt"}}]}}]} as unknown as DocumentNode<ClosureFieldsFragment, unknown>;
export const ClosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAt"}}]}}]} as unknown as DocumentNode<ClosureQuery, ClosureQueryVariables>;
export const BusinessToCloseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessToClose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BusinessToCloseQuery, BusinessToCloseQueryVariables>;
export const CloseBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseBusinessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAt"}}]}}]} as unknown as DocumentNode<CloseBusinessMutation, CloseBusinessMutationVariables>;
export const ReopenBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenBusiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenBusiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosureFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Closure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deleteAt"}}]}}]} as unknown as DocumentNode<ReopenBusinessMutation, ReopenBusinessMutationVariables>;
export function useClosureQuery(options: useQuery.Options<ClosureQuery, ClosureQueryVariables> | SkipToken = {}) {
  return useQuery(ClosureDocument, options);
}

export function useClosureLazyQuery(options: useLazyQuery.Options<ClosureQuery, ClosureQueryVariables> = {}) {
  return useLazyQuery(ClosureDocument, options);
}

export function useBusinessToCloseQuery(options: useQuery.Options<BusinessToCloseQuery, BusinessToCloseQueryVariables> | SkipToken = {}) {
  return useQuery(BusinessToCloseDocument, options);
}

export function useBusinessToCloseLazyQuery(options: useLazyQuery.Options<BusinessToCloseQuery, BusinessToCloseQueryVariables> = {}) {
  return useLazyQuery(BusinessToCloseDocument, options);
}

export function useCloseBusinessMutation(options: useMutation.Options<CloseBusinessMutation, CloseBusinessMutationVariables> = {}) {
  return useMutation(CloseBusinessDocument, options);
}

export function useReopenBusinessMutation(options: useMutation.Options<ReopenBusinessMutation, ReopenBusinessMutationVariables> = {}) {
  return useMutation(ReopenBusinessDocument, options);
}