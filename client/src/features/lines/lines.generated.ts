/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DocumentSettingsFragment = { business: { __typename: 'Business', id: string, timeZone: string, taxRate: number, travelTaxable: boolean, netDays: number, quoteValidDays: number, quoteTerms: string | null, invoiceTerms: string | null, address: { __typename: 'Address', state: string | null } | null }, services: Array<{ __typename: 'Service', id: string, type: Types.LineType, description: string, unitCents: number, taxable: boolean }> };

export type NotarialFeeCapsQueryVariables = Exact<{
  state: string;
}>;


export type NotarialFeeCapsQuery = { notarialFeeCaps: Array<{ __typename: 'NotarialFeeCap', state: string, act: string, mode: Types.NotarialMode, firstCents: number | null, additionalCents: number | null, unit: Types.FeeCapUnit, validFrom: string | null, validTo: string | null, source: string, reviewedAt: string | null, certainty: Types.Certainty }> };

export type PickCustomersQueryVariables = Exact<{
  filter?: Types.CustomerFilter | null | undefined;
}>;


export type PickCustomersQuery = { customers: { __typename: 'CustomerConnection', nodes: Array<{ __typename: 'Customer', id: string, name: string, email: string | null, taxExempt: boolean, netDays: number, archived: boolean }> } };

export type PickedCustomerQueryVariables = Exact<{
  id: string;
}>;


export type PickedCustomerQuery = { customer: { __typename: 'Customer', id: string, name: string, email: string | null, taxExempt: boolean, netDays: number, archived: boolean } | null };

export type AddCustomerMutationVariables = Exact<{
  input: Types.CreateCustomerInput;
}>;


export type AddCustomerMutation = { createCustomer: { __typename: 'Customer', id: string, name: string, email: string | null, taxExempt: boolean, netDays: number, archived: boolean } };

export type PickedCustomerFragment = { __typename: 'Customer', id: string, name: string, email: string | null, taxExempt: boolean, netDays: number, archived: boolean };

export const DocumentSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"travelTaxable"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"quoteValidDays"}},{"kind":"Field","name":{"kind":"Name","value":"quoteTerms"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceTerms"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"unitCents"}},{"kind":"Field","name":{"kind":"Name","value":"taxable"}}]}}]}}]} as unknown as DocumentNode<DocumentSettingsFragment, unknown>;
export const PickedCustomerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickedCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"taxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]} as unknown as DocumentNode<PickedCustomerFragment, unknown>;
export const NotarialFeeCapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotarialFeeCaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notarialFeeCaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"firstCents"}},{"kind":"Field","name":{"kind":"Name","value":"additionalCents"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"certainty"}}]}}]}}]} as unknown as DocumentNode<NotarialFeeCapsQuery, NotarialFeeCapsQueryVariables>;
export const PickCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickCustomers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickedCustomer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickedCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"taxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]} as unknown as DocumentNode<PickCustomersQuery, PickCustomersQueryVariables>;
export const PickedCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickedCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickedCustomer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickedCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"taxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]} as unknown as DocumentNode<PickedCustomerQuery, PickedCustomerQueryVariables>;
export const AddCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PickedCustomer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PickedCustomer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"taxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"netDays"}},{"kind":"Field","name":{"kind":"Name","value":"archived"}}]}}]} as unknown as DocumentNode<AddCustomerMutation, AddCustomerMutationVariables>;
export function useNotarialFeeCapsQuery(options: useQuery.Options<NotarialFeeCapsQuery, NotarialFeeCapsQueryVariables> | SkipToken) {
  return useQuery(NotarialFeeCapsDocument, options);
}

export function useNotarialFeeCapsLazyQuery(options: useLazyQuery.Options<NotarialFeeCapsQuery, NotarialFeeCapsQueryVariables> = {}) {
  return useLazyQuery(NotarialFeeCapsDocument, options);
}

export function usePickCustomersQuery(options: useQuery.Options<PickCustomersQuery, PickCustomersQueryVariables> | SkipToken = {}) {
  return useQuery(PickCustomersDocument, options);
}

export function usePickCustomersLazyQuery(options: useLazyQuery.Options<PickCustomersQuery, PickCustomersQueryVariables> = {}) {
  return useLazyQuery(PickCustomersDocument, options);
}

export function usePickedCustomerQuery(options: useQuery.Options<PickedCustomerQuery, PickedCustomerQueryVariables> | SkipToken) {
  return useQuery(PickedCustomerDocument, options);
}

export function usePickedCustomerLazyQuery(options: useLazyQuery.Options<PickedCustomerQuery, PickedCustomerQueryVariables> = {}) {
  return useLazyQuery(PickedCustomerDocument, options);
}

export function useAddCustomerMutation(options: useMutation.Options<AddCustomerMutation, AddCustomerMutationVariables> = {}) {
  return useMutation(AddCustomerDocument, options);
}