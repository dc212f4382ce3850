/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OnlinePaymentsFieldsFragment = { __typename: 'OnlinePayments', status: Types.OnlinePaymentsStatus, missing: Array<string>, payoutsEnabled: boolean, sandbox: boolean };

export type OnlinePaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlinePaymentsQuery = { onlinePayments: { __typename: 'OnlinePayments', status: Types.OnlinePaymentsStatus, missing: Array<string>, payoutsEnabled: boolean, sandbox: boolean } };

export type ConnectOnlinePaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectOnlinePaymentsMutation = { connectOnlinePayments: string };

export type RefreshOnlinePaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshOnlinePaymentsMutation = { refreshOnlinePayments: { __typename: 'OnlinePayments', status: Types.OnlinePaymentsStatus, missing: Array<string>, payoutsEnabled: boolean, sandbox: boolean } };

export const OnlinePaymentsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlinePayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}}]} as unknown as DocumentNode<OnlinePaymentsFieldsFragment, unknown>;
export const OnlinePaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnlinePaymentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlinePayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}}]} as unknown as DocumentNode<OnlinePaymentsQuery, OnlinePaymentsQueryVariables>;
export const ConnectOnlinePaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectOnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectOnlinePayments"}}]}}]} as unknown as DocumentNode<ConnectOnlinePaymentsMutation, ConnectOnlinePaymentsMutationVariables>;
export const RefreshOnlinePaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshOnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshOnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnlinePaymentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlinePayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}}]} as unknown as DocumentNode<RefreshOnlinePaymentsMutation, RefreshOnlinePaymentsMutationVariables>;
export function useOnlinePaymentsQuery(options: useQuery.Options<OnlinePaymentsQuery, OnlinePaymentsQueryVariables> | SkipToken = {}) {
  return useQuery(OnlinePaymentsDocument, options);
}

export function useOnlinePaymentsLazyQuery(options: useLazyQuery.Options<OnlinePaymentsQuery, OnlinePaymentsQueryVariables> = {}) {
  return useLazyQuery(OnlinePaymentsDocument, options);
}

export function useConnectOnlinePaymentsMutation(options: useMutation.Options<ConnectOnlinePaymentsMutation, ConnectOnlinePaymentsMutationVariables> = {}) {
  return useMutation(ConnectOnlinePaymentsDocument, options);
}

export function useRefreshOnlinePaymentsMutation(options: useMutation.Options<RefreshOnlinePaymentsMutation, RefreshOnlinePaymentsMutationVariables> = {}) {
  return useMutation(RefreshOnlinePaymentsDocument, options);
}