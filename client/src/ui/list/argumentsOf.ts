import type { DocumentNode, OperationVariables } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import type { FieldNode } from 'graphql';

/** What a root field is asked with, which Apollo's cache knows it by: a query may have variables for something else. */
export function argumentsOf(query: DocumentNode, name: string, variables: OperationVariables): OperationVariables {
  const field = getMainDefinition(query).selectionSet.selections.find(
    (selection): selection is FieldNode => selection.kind === 'Field' && selection.name.value === name,
  );
  const given = field?.arguments?.flatMap(({ name: { value: argument }, value }) =>
    value.kind === 'Variable' ? [[argument, variables[value.name.value]]] : [],
  );
  return Object.fromEntries(given ?? []);
}
