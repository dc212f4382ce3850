import { globSync, readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, it } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const files = globSync('client/src/**/*.graphql');

/** A record without its id is not normalized in the cache, so an event would update one screen and not the others. */
it('selects the id of every object that has one, so that the cache normalizes it', () => {
  expect(files.length).toBeGreaterThan(0);
  const missing = files.flatMap((file) => {
    const found: string[] = [];
    const info = new TypeInfo(schema);
    const document = parse(readFileSync(file, 'utf8'));
    visit(
      document,
      visitWithTypeInfo(info, {
        SelectionSet(set, _key, parent) {
          const type = getNamedType(info.getParentType());
          if (!isObjectType(type) || !type.getFields().id) return;
          const selectsId = set.selections.some(
            (node) => node.kind === 'Field' && node.name.value === 'id' && !node.alias,
          );
          const spreads = set.selections.some((node) => node.kind === 'FragmentSpread');
          const place = parent && 'name' in parent && parent.name && 'value' in parent.name ? parent.name.value : '?';
          if (!selectsId && !spreads) found.push(`${file}: ${place} { … } of ${type.name}`);
        },
      }),
    );
    return found;
  });
  expect(missing).toEqual([]);
});
