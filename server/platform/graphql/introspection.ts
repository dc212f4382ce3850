import type { DocumentNode, ExecutionResult, OperationDefinitionNode } from 'graphql';
import { Kind } from 'graphql';
import { Refusal } from './errors.ts';

/** Of texts that were not asked before: generators and editors know a few. */
const MOST_AT_ONCE = 3;
const ONE_MORE_AFTER_MS = 10_000;

/**
 * Answers about the schema alone. They are large and take as long as fifty lists, and are the same for everybody: each
 * text is worked out once, and new texts only so often.
 */
export class Introspection {
  /** By the parsed document that Apollo's document store keeps. */
  private readonly known = new WeakMap<DocumentNode, ExecutionResult>();
  private left = MOST_AT_ONCE;
  private filledAt = performance.now();

  async answer(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    workOut: () => Promise<ExecutionResult>,
  ): Promise<ExecutionResult> {
    const known = this.known.get(document);
    if (known) return known;
    if (!this.takeOne()) return { data: null, errors: [askedTooOften()] };
    const result = await workOut();
    if (!result.errors && isTheSameForAll(document, operation)) this.known.set(document, result);
    return result;
  }

  private takeOne(): boolean {
    const now = performance.now();
    this.left = Math.min(MOST_AT_ONCE, this.left + (now - this.filledAt) / ONE_MORE_AFTER_MS);
    this.filledAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}

function isTheSameForAll(
  document: DocumentNode,
  { variableDefinitions, selectionSet }: OperationDefinitionNode,
): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (
    operations.length === 1 &&
    !variableDefinitions?.length &&
    selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'))
  );
}

const askedTooOften = () =>
  new Refusal('RATE_LIMITED', 'The schema is asked for too often in ever new ways. Ask again in a moment', {
    retryAfterSeconds: ONE_MORE_AFTER_MS / 1000,
  });
