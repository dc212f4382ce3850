/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { business: { __typename: 'Business', id: string, name: string, email: string | null, phone: string | null, timeZone: string, logoUrl: string | null, quotePrefix: string, invoicePrefix: string, quoteTerms: string | null, invoiceTerms: string | null, quoteValidDays: number, netDays: number, taxRate: number, travelCentsPerMile: number, travelFreeMiles: number, travelMinimumCents: number, travelRoundTrip: boolean, travelTaxable: boolean, address: { __typename: 'Address', line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null } };

export type MileageRateQueryVariables = Exact<{ [key: string]: never; }>;


export type MileageRateQuery = { mileageRate: { __typename: 'MileageRate', centsPerMile: number, validFrom: string, source: string } | null };

export type TravelRulesQueryVariables = Exact<{
  state: string;
}>;


export type TravelRulesQuery = { travelRules: Array<{ __typename: 'TravelRule', rule: string, source: string }> };

export type UpdateBusinessMutationVariables = Exact<{
  input: Types.BusinessInput;
}>;


export type UpdateBusinessMutation = { updateBusiness: { __typename: 'Business', id: string, name: string, email: string | null, phone: string | null, timeZone: string, logoUrl: string | null, quotePrefix: string, invoicePrefix: string, quoteTerms: string | null, invoiceTerms: string | null, quoteValidDays: number, netDays: number, taxRate: number, travelCentsPerMile: number, travelFreeMiles: number, travelMinimumCents: number, travelRoundTrip: boolean, travelTaxable: boolean, address: { __typename: 'Address', line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null } };

export type SetBusinessLogoMutationVariables = Exact<{
  dataUrl: string;
}>;


export type SetBusinessLogoMutation = { setBusinessLogo: { __typename: 'Business', id: string, logoUrl: string | null } };

export type RemoveBusinessLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveBusinessLogoMutation = { removeBusinessLogo: { __typename: 'Business', id: string, logoUrl: string | null } };

export type BusinessSettingsFragment = { __typename: 'Business', id: string, name: string, email: string | null, phone: string | null, timeZone: string, logoUrl: string | null, quotePrefix: string, invoicePrefix: string, quoteTerms: string | null, invoiceTerms: string | null, quoteValidDays: number, netDays: number, taxRate: number, travelCentsPerMile: number, travelFreeMiles: number, travelMinimumCents: number, travelRoundTrip: boolean, travelTaxable: boolean, address: { __typename: 'Address', line1: string | null, line2: string | null, city: string | null, state: string | null, postalCode: string | null, country: string | null, latitude: number | null, longitude: number | null } | null };

export const BusinessSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"invoicePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"quoteTerms"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTerms"}},{"kind":"Field","name":{"kind":"Name","value":"quoteValidDays"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"travelCentsPerMile"}},{"kind":"Field","name":{"kind":"Name","value":"travelFreeMiles"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinimumCents"}},{"kind":"Field","name":{"kind":"Name","value":"travelRoundTrip"}},{"kind":"Field","name":{"kind":"Name","value":"travelTaxable"}}]}}]} as unknown as DocumentNode<BusinessSettingsFragment, unknown>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"invoicePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"quoteTerms"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTerms"}},{"kind":"Field","name":{"kind":"Name","value":"quoteValidDays"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"travelCentsPerMile"}},{"kind":"Field","name":{"kind":"Name","value":"travelFreeMiles"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinimumCents"}},{"kind":"Field","name":{"kind":"Name","value":"travelRoundTrip"}},{"kind":"Field","name":{"kind":"Name","value":"travelTaxable"}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const MileageRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MileageRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mileageRate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"centsPerMile"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<MileageRateQuery, MileageRateQueryVariables>;
export const TravelRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TravelRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"travelRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<TravelRulesQuery, TravelRulesQueryVariables>;
export const UpdateBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line1"}},{"kind":"Field","name":{"kind":"Name","value":"line2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"invoicePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"quoteTerms"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTerms"}},{"kind":"Field","name":{"kind":"Name","value":"quoteValidDays"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"travelCentsPerMile"}},{"kind":"Field","name":{"kind":"Name","value":"travelFreeMiles"}},{"kind":"Field","name":{"kind":"Name","value":"travelMinimumCents"}},{"kind":"Field","name":{"kind":"Name","value":"travelRoundTrip"}},{"kind":"Field","name":{"kind":"Name","value":"travelTaxable"}}]}}]} as unknown as DocumentNode<UpdateBusinessMutation, UpdateBusinessMutationVariables>;
export const SetBusinessLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBusinessLogo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataUrl"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBusinessLogo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dataUrl"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataUrl"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]} as unknown as DocumentNode<SetBusinessLogoMutation, SetBusinessLogoMutationVariables>;
export const RemoveBusinessLogoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBusinessLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBusinessLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]} as unknown as DocumentNode<RemoveBusinessLogoMutation, RemoveBusinessLogoMutationVariables>;
export function useSettingsQuery(options: useQuery.Options<SettingsQuery, SettingsQueryVariables> | SkipToken = {}) {
  return useQuery(SettingsDocument, options);
}

export function useSettingsLazyQuery(options: useLazyQuery.Options<SettingsQuery, SettingsQueryVariables> = {}) {
  return useLazyQuery(SettingsDocument, options);
}

export function useMileageRateQuery(options: useQuery.Options<MileageRateQuery, MileageRateQueryVariables> | SkipToken = {}) {
  return useQuery(MileageRateDocument, options);
}

export function useMileageRateLazyQuery(options: useLazyQuery.Options<MileageRateQuery, MileageRateQueryVariables> = {}) {
  return useLazyQuery(MileageRateDocument, options);
}

export function useTravelRulesQuery(options: useQuery.Options<TravelRulesQuery, TravelRulesQueryVariables> | SkipToken) {
  return useQuery(TravelRulesDocument, options);
}

export function useTravelRulesLazyQuery(options: useLazyQuery.Options<TravelRulesQuery, TravelRulesQueryVariables> = {}) {
  return useLazyQuery(TravelRulesDocument, options);
}

export function useUpdateBusinessMutation(options: useMutation.Options<UpdateBusinessMutation, UpdateBusinessMutationVariables> = {}) {
  return useMutation(UpdateBusinessDocument, options);
}

export function useSetBusinessLogoMutation(options: useMutation.Options<SetBusinessLogoMutation, SetBusinessLogoMutationVariables> = {}) {
  return useMutation(SetBusinessLogoDocument, options);
}

export function useRemoveBusinessLogoMutation(options: useMutation.Options<RemoveBusinessLogoMutation, RemoveBusinessLogoMutationVariables> = {}) {
  return useMutation(RemoveBusinessLogoDocument, options);
}