/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OnlinePaymentsFieldsFragment = { __typename: 'OnlinePayments', status: Types.OnlinePaymentsStatus, missing: Array<string>, payoutsEnabled: boolean, sandbox: boolean };

export type OnlinePaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlinePaymentsQuery = { onlinePayments: { __typename: 'OnlinePayments', status: Types.OnlinePaymentsStatus, missing: Array<string>, payoutsEnabled: boolean, sandbox: boolean }, business: { __typename: 'Business', id: string, version: number, partPayments: boolean, tips: boolean }, payouts: { __typename: 'PayoutConnection', edges: Array<{ __typename: 'PayoutEdge', cursor: string, node: { __typename: 'Payout', id: string, amountCents: number, status: Types.PayoutStatus, failure: string | null, arrivesOn: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ConnectOnlinePaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectOnlinePaymentsMutation = { connectOnlinePayments: string };

export type RefreshOnlinePaymentsMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshOnlinePaymentsMutation = { refreshOnlinePayments: { __typename: 'OnlinePayments', status: Types.OnlinePaymentsStatus, missing: Array<string>, payoutsEnabled: boolean, sandbox: boolean } };

export type PaymentChoicesFragment = { __typename: 'Business', id: string, version: number, partPayments: boolean, tips: boolean };

export type UpdatePaymentChoicesMutationVariables = Exact<{
  input: Types.BusinessInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdatePaymentChoicesMutation = { updateBusiness: { __typename: 'Business', id: string, version: number, partPayments: boolean, tips: boolean } };

export type PayeeQueryVariables = Exact<{ [key: string]: never; }>;


export type PayeeQuery = { business: { __typename: 'Business', id: string, name: string } };

export const OnlinePaymentsFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlinePayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}}]} as unknown as DocumentNode<OnlinePaymentsFieldsFragment, unknown>;
export const PaymentChoicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"partPayments"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}}]}}]} as unknown as DocumentNode<PaymentChoicesFragment, unknown>;
export const OnlinePaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnlinePaymentsFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentChoices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payouts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayoutPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlinePayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"partPayments"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"arrivesOn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<OnlinePaymentsQuery, OnlinePaymentsQueryVariables>;
export const ConnectOnlinePaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectOnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectOnlinePayments"}}]}}]} as unknown as DocumentNode<ConnectOnlinePaymentsMutation, ConnectOnlinePaymentsMutationVariables>;
export const RefreshOnlinePaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshOnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshOnlinePayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OnlinePaymentsFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OnlinePaymentsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlinePayments"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"payoutsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}}]} as unknown as DocumentNode<RefreshOnlinePaymentsMutation, RefreshOnlinePaymentsMutationVariables>;
export const UpdatePaymentChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePaymentChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentChoices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"partPayments"}},{"kind":"Field","name":{"kind":"Name","value":"tips"}}]}}]} as unknown as DocumentNode<UpdatePaymentChoicesMutation, UpdatePaymentChoicesMutationVariables>;
export const PayeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PayeeQuery, PayeeQueryVariables>;
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

export function useUpdatePaymentChoicesMutation(options: useMutation.Options<UpdatePaymentChoicesMutation, UpdatePaymentChoicesMutationVariables> = {}) {
  return useMutation(UpdatePaymentChoicesDocument, options);
}

export function usePayeeQuery(options: useQuery.Options<PayeeQuery, PayeeQueryVariables> | SkipToken = {}) {
  return useQuery(PayeeDocument, options);
}

export function usePayeeLazyQuery(options: useLazyQuery.Options<PayeeQuery, PayeeQueryVariables> = {}) {
  return useLazyQuery(PayeeDocument, options);
}