import { readFileSync } from 'node:fs';
import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { expect, it } from 'vitest';
import { RefreshSessionDocument } from '#client/features/identity/session/session.generated.ts';

/** The paths of all fields that a document selects, but for __typename. */
function fieldsOf({ definitions }: DocumentNode): string[] {
  const within = ({ selections }: SelectionSetNode, above: string): string[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) {
        const path = `${above}.${node.name.value}`;
        if (node.name.value === '__typename') return [];
        return node.selectionSet ? within(node.selectionSet, path) : [path];
      }
      if (node.kind === Kind.INLINE_FRAGMENT) return within(node.selectionSet, above);
      const fragment = definitions.find(
        (known) => known.kind === Kind.FRAGMENT_DEFINITION && known.name.value === node.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION ? within(fragment.selectionSet, above) : [];
    });
  return definitions
    .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? within(node.selectionSet, '') : []))
    .toSorted();
}

it('the session that the document asks for before the app has every field that the app asks for itself', () => {
  const script = readFileSync('client/public/start-session.js', 'utf8');
  const query = /'(mutation RefreshSession .*)'/.exec(script)?.[1] ?? '';
  expect(fieldsOf(parse(query))).toEqual(fieldsOf(RefreshSessionDocument as DocumentNode));
});
