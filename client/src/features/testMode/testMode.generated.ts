/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TestModeQueryVariables = Exact<{ [key: string]: never; }>;


export type TestModeQuery = { testMode: { __typename: 'TestMode', turnedOn: boolean, counts: Array<{ __typename: 'TestDataCount', kind: Types.TestDataKind, count: number, limit: number }> } };

export type TestMailsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TestMailsQuery = { testMails: { __typename: 'TestMailConnection', edges: Array<{ __typename: 'TestMailEdge', cursor: string, node: { __typename: 'TestMail', id: string, to: string, subject: string, sentAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type TestMailQueryVariables = Exact<{
  id: string;
}>;


export type TestMailQuery = { testMail: { __typename: 'TestMail', id: string, to: string, from: string, replyTo: string | null, subject: string, text: string, html: string, sentAt: string, attachments: Array<{ __typename: 'TestMailAttachment', filename: string, size: number }> } | null };

export type DeleteTestDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteTestDataMutation = { deleteTestData: { __typename: 'TestMode', turnedOn: boolean, counts: Array<{ __typename: 'TestDataCount', kind: Types.TestDataKind, count: number, limit: number }> } };

export type TestModeFieldsFragment = { __typename: 'TestMode', turnedOn: boolean, counts: Array<{ __typename: 'TestDataCount', kind: Types.TestDataKind, count: number, limit: number }> };

export type TestMailPageFragment = { __typename: 'TestMailConnection', edges: Array<{ __typename: 'TestMailEdge', cursor: string, node: { __typename: 'TestMail', id: string, to: string, subject: string, sentAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } };

export const TestModeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestModeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnedOn"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<TestModeFieldsFragment, unknown>;
export const TestMailPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestMailPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestMailConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<TestMailPageFragment, unknown>;
export const TestModeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestMode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestModeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestModeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnedOn"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<TestModeQuery, TestModeQueryVariables>;
export const TestMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestMailPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestMailPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestMailConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<TestMailsQuery, TestMailsQueryVariables>;
export const TestMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]}}]} as unknown as DocumentNode<TestMailQuery, TestMailQueryVariables>;
export const DeleteTestDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTestData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTestData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestModeFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestModeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnedOn"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<DeleteTestDataMutation, DeleteTestDataMutationVariables>;
export function useTestModeQuery(options: useQuery.Options<TestModeQuery, TestModeQueryVariables> | SkipToken = {}) {
  return useQuery(TestModeDocument, options);
}

export function useTestModeLazyQuery(options: useLazyQuery.Options<TestModeQuery, TestModeQueryVariables> = {}) {
  return useLazyQuery(TestModeDocument, options);
}

export function useTestMailsQuery(options: useQuery.Options<TestMailsQuery, TestMailsQueryVariables> | SkipToken = {}) {
  return useQuery(TestMailsDocument, options);
}

export function useTestMailsLazyQuery(options: useLazyQuery.Options<TestMailsQuery, TestMailsQueryVariables> = {}) {
  return useLazyQuery(TestMailsDocument, options);
}

export function useTestMailQuery(options: useQuery.Options<TestMailQuery, TestMailQueryVariables> | SkipToken) {
  return useQuery(TestMailDocument, options);
}

export function useTestMailLazyQuery(options: useLazyQuery.Options<TestMailQuery, TestMailQueryVariables> = {}) {
  return useLazyQuery(TestMailDocument, options);
}

export function useDeleteTestDataMutation(options: useMutation.Options<DeleteTestDataMutation, DeleteTestDataMutationVariables> = {}) {
  return useMutation(DeleteTestDataDocument, options);
}