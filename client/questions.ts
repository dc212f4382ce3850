import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FragmentDefinitionNode, Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';

const folder = fileURLToPath(new URL('src', import.meta.url));

const definitions = () =>
  globSync('{app,features}/**/*.graphql', { cwd: folder }).flatMap(
    (file) => parse(readFileSync(`${folder}/${file}`, 'utf8')).definitions,
  );

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** An operation of the app as Apollo Client sends it: with its fragments, and the type's name of everything. */
export function questionOf(operation: string): string {
  const all = definitions();
  const asked = all.find((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === operation);
  if (!asked) throw new Error(`The app has no operation ${operation}`);
  const fragments = new Set<FragmentDefinitionNode>();
  const follow = (node: typeof asked) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = all.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value);
        if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || fragments.has(fragment)) return;
        fragments.add(fragment);
        follow(fragment);
      },
    });
  follow(asked);
  const document = visit(
    { kind: Kind.DOCUMENT, definitions: [asked, ...fragments] },
    {
      SelectionSet(set, _key, parent) {
        const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        return isRoot ? undefined : { ...set, selections: [...set.selections, TYPENAME] };
      },
    },
  );
  return stripIgnoredCharacters(print(document));
}
