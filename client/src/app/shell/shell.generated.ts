/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { mayReadAuditLog: boolean, business: { __typename: 'Business', id: string, name: string, timeZone: string }, activities: { __typename: 'ActivityConnection', nodes: Array<{ __typename: 'Activity', id: string, type: string }> }, subscription: { __typename: 'PlanStanding', tier: Types.PlanTier, limitsTier: Types.PlanTier, status: Types.PlanStatus, interval: Types.BillingInterval | null, priceCents: number | null, readOnly: Types.ReadOnlyReason | null, trialEndsAt: string | null, periodEndsAt: string | null, cancelAtPeriodEnd: boolean, readOnlyAt: string | null, betaAccessEndsAt: string | null }, planUsage: Array<{ __typename: 'PlanUsage', limit: Types.PlanLimit, used: number, allowed: number | null, near: boolean, reached: boolean, liftedBy: Types.PaidTier | null }>, billing: { __typename: 'Billing', mine: boolean, actions: Array<Types.BillingAction>, sandbox: boolean } };

export type SearchQueryVariables = Exact<{
  query: string;
  first?: number | null | undefined;
}>;


export type SearchQuery = { search: Array<{ __typename: 'SearchHit', id: string, kind: Types.SearchKind, title: string, subtitle: string | null }> };


export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayReadAuditLog"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanOverview"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStandingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"limitsTier"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"readOnlyAt"}},{"kind":"Field","name":{"kind":"Name","value":"betaAccessEndsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanUsageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanUsage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"liftedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOverview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStandingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanUsageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingFields"}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export function useShellQuery(options: useQuery.Options<ShellQuery, ShellQueryVariables> | SkipToken = {}) {
  return useQuery(ShellDocument, options);
}

export function useShellLazyQuery(options: useLazyQuery.Options<ShellQuery, ShellQueryVariables> = {}) {
  return useLazyQuery(ShellDocument, options);
}

export function useSearchQuery(options: useQuery.Options<SearchQuery, SearchQueryVariables> | SkipToken) {
  return useQuery(SearchDocument, options);
}

export function useSearchLazyQuery(options: useLazyQuery.Options<SearchQuery, SearchQueryVariables> = {}) {
  return useLazyQuery(SearchDocument, options);
}