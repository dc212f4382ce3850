/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MonthMoneyQueryVariables = Exact<{
  month?: string | null | undefined;
}>;


export type MonthMoneyQuery = { monthMoney: { __typename: 'MonthMoney', month: string, receivedCents: number, refundedCents: number, feesCents: number, netCents: number, disputedCents: number, tipCents: number, passThroughCents: number, paidOutCents: number, methods: Array<{ __typename: 'MethodMoney', method: Types.PaymentMethod, count: number, receivedCents: number }> } };

export type MonthMoneyFieldsFragment = { __typename: 'MonthMoney', month: string, receivedCents: number, refundedCents: number, feesCents: number, netCents: number, disputedCents: number, tipCents: number, passThroughCents: number, paidOutCents: number, methods: Array<{ __typename: 'MethodMoney', method: Types.PaymentMethod, count: number, receivedCents: number }> };

export const MonthMoneyFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MonthMoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonthMoney"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"receivedCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedCents"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCents"}},{"kind":"Field","name":{"kind":"Name","value":"feesCents"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCents"}},{"kind":"Field","name":{"kind":"Name","value":"tipCents"}},{"kind":"Field","name":{"kind":"Name","value":"passThroughCents"}},{"kind":"Field","name":{"kind":"Name","value":"paidOutCents"}}]}}]} as unknown as DocumentNode<MonthMoneyFieldsFragment, unknown>;
export const MonthMoneyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthMoney"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthMoney"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MonthMoneyFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MonthMoneyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MonthMoney"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"receivedCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedCents"}},{"kind":"Field","name":{"kind":"Name","value":"refundedCents"}},{"kind":"Field","name":{"kind":"Name","value":"feesCents"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"disputedCents"}},{"kind":"Field","name":{"kind":"Name","value":"tipCents"}},{"kind":"Field","name":{"kind":"Name","value":"passThroughCents"}},{"kind":"Field","name":{"kind":"Name","value":"paidOutCents"}}]}}]} as unknown as DocumentNode<MonthMoneyQuery, MonthMoneyQueryVariables>;
export function useMonthMoneyQuery(options: useQuery.Options<MonthMoneyQuery, MonthMoneyQueryVariables> | SkipToken = {}) {
  return useQuery(MonthMoneyDocument, options);
}

export function useMonthMoneyLazyQuery(options: useLazyQuery.Options<MonthMoneyQuery, MonthMoneyQueryVariables> = {}) {
  return useLazyQuery(MonthMoneyDocument, options);
}