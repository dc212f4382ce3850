import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';

const clientFolder = fileURLToPath(new URL('../../client/src', import.meta.url));

/** An operation as the client sends it, including its fragments. */
export interface ClientOperation {
  name: string;
  kind: OperationDefinitionNode['operation'];
  text: string;
}

/** All operations in the client's documents, by name. */
export function clientOperations(): Map<string, ClientOperation> {
  const definitions = globSync('**/*.graphql', { cwd: clientFolder })
    .toSorted()
    .flatMap((file) => parse(readFileSync(join(clientFolder, file), 'utf8')).definitions);
  const fragments = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  return new Map(
    definitions.filter(isOperation).map((operation) => {
      const name = operation.name?.value ?? '';
      const text = [operation, ...spreadBy(operation, fragments)].map(print).join('\n');
      return [name, { name, kind: operation.operation, text }];
    }),
  );
}

const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION;
const isOperation = (node: DefinitionNode): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION;

function spreadBy(root: DefinitionNode, all: Map<string, FragmentDefinitionNode>): Set<FragmentDefinitionNode> {
  const spread = new Set<FragmentDefinitionNode>();
  const follow = (node: DefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = all.get(name.value);
        if (!fragment || spread.has(fragment)) return;
        spread.add(fragment);
        follow(fragment);
      },
    });
  follow(root);
  return spread;
}
