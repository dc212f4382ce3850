/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PlanOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanOverviewQuery = { subscription: { __typename: 'PlanStanding', tier: Types.PlanTier, limitsTier: Types.PlanTier, status: Types.PlanStatus, interval: Types.BillingInterval | null, priceCents: number | null, readOnly: Types.ReadOnlyReason | null, trialEndsAt: string | null, periodEndsAt: string | null, cancelAtPeriodEnd: boolean, readOnlyAt: string | null, betaAccessEndsAt: string | null }, planUsage: Array<{ __typename: 'PlanUsage', limit: Types.PlanLimit, used: number, allowed: number | null, near: boolean, reached: boolean, liftedBy: Types.PaidTier | null }>, billing: { __typename: 'Billing', mine: boolean, actions: Array<Types.BillingAction>, sandbox: boolean } };

export type ChoosePlanMutationVariables = Exact<{
  input: Types.ChoosePlanInput;
}>;


export type ChoosePlanMutation = { choosePlan: string };

export type OpenBillingMutationVariables = Exact<{
  page: Types.BillingPage;
}>;


export type OpenBillingMutation = { openBilling: string };

export type RefreshPlanMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshPlanMutation = { refreshPlan: { __typename: 'PlanStanding', tier: Types.PlanTier, limitsTier: Types.PlanTier, status: Types.PlanStatus, interval: Types.BillingInterval | null, priceCents: number | null, readOnly: Types.ReadOnlyReason | null, trialEndsAt: string | null, periodEndsAt: string | null, cancelAtPeriodEnd: boolean, readOnlyAt: string | null, betaAccessEndsAt: string | null } };

export type BillingFieldsFragment = { __typename: 'Billing', mine: boolean, actions: Array<Types.BillingAction>, sandbox: boolean };

export type PlanStandingFieldsFragment = { __typename: 'PlanStanding', tier: Types.PlanTier, limitsTier: Types.PlanTier, status: Types.PlanStatus, interval: Types.BillingInterval | null, priceCents: number | null, readOnly: Types.ReadOnlyReason | null, trialEndsAt: string | null, periodEndsAt: string | null, cancelAtPeriodEnd: boolean, readOnlyAt: string | null, betaAccessEndsAt: string | null };

export type PlanUsageFieldsFragment = { __typename: 'PlanUsage', limit: Types.PlanLimit, used: number, allowed: number | null, near: boolean, reached: boolean, liftedBy: Types.PaidTier | null };

export const BillingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}}]} as unknown as DocumentNode<BillingFieldsFragment, unknown>;
export const PlanStandingFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStandingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"limitsTier"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"readOnlyAt"}},{"kind":"Field","name":{"kind":"Name","value":"betaAccessEndsAt"}}]}}]} as unknown as DocumentNode<PlanStandingFieldsFragment, unknown>;
export const PlanUsageFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanUsageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanUsage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"liftedBy"}}]}}]} as unknown as DocumentNode<PlanUsageFieldsFragment, unknown>;
export const PlanOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStandingFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planUsage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanUsageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStandingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"limitsTier"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"readOnlyAt"}},{"kind":"Field","name":{"kind":"Name","value":"betaAccessEndsAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanUsageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanUsage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}},{"kind":"Field","name":{"kind":"Name","value":"liftedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"}}]}}]} as unknown as DocumentNode<PlanOverviewQuery, PlanOverviewQueryVariables>;
export const ChoosePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChoosePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChoosePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choosePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChoosePlanMutation, ChoosePlanMutationVariables>;
export const OpenBillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenBilling"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openBilling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}]}]}}]} as unknown as DocumentNode<OpenBillingMutation, OpenBillingMutationVariables>;
export const RefreshPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanStandingFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanStandingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlanStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"limitsTier"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"readOnly"}},{"kind":"Field","name":{"kind":"Name","value":"trialEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"periodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelAtPeriodEnd"}},{"kind":"Field","name":{"kind":"Name","value":"readOnlyAt"}},{"kind":"Field","name":{"kind":"Name","value":"betaAccessEndsAt"}}]}}]} as unknown as DocumentNode<RefreshPlanMutation, RefreshPlanMutationVariables>;
export function usePlanOverviewQuery(options: useQuery.Options<PlanOverviewQuery, PlanOverviewQueryVariables> | SkipToken = {}) {
  return useQuery(PlanOverviewDocument, options);
}

export function usePlanOverviewLazyQuery(options: useLazyQuery.Options<PlanOverviewQuery, PlanOverviewQueryVariables> = {}) {
  return useLazyQuery(PlanOverviewDocument, options);
}

export function useChoosePlanMutation(options: useMutation.Options<ChoosePlanMutation, ChoosePlanMutationVariables> = {}) {
  return useMutation(ChoosePlanDocument, options);
}

export function useOpenBillingMutation(options: useMutation.Options<OpenBillingMutation, OpenBillingMutationVariables> = {}) {
  return useMutation(OpenBillingDocument, options);
}

export function useRefreshPlanMutation(options: useMutation.Options<RefreshPlanMutation, RefreshPlanMutationVariables> = {}) {
  return useMutation(RefreshPlanDocument, options);
}