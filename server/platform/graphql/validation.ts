import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Introspection } from './introspection.ts';
import { limitRule } from './limits.ts';
import { withFieldsOfLiterals } from './unreadableLiterals.ts';

/** Maximum number of reported problems: each computes suggestions, which are slow. */
const MOST_PROBLEMS = 5;

/** Validates a query: limits first, because some graphql-js rules are slow on repetitive queries. */
export function problemsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const tooMuch = validate(schema, document, [limitRule]);
  if (tooMuch.length > 0) return tooMuch;
  const problems = validate(schema, document, specifiedRules, { maxErrors: MOST_PROBLEMS });
  return withFieldsOfLiterals(schema, document, problems);
}

/**
 * The same as a single rule for Apollo, which gets an empty document for its own rules. Introspection limits are checked
 * before.
 */
export const wholeValidation =
  (introspection: Introspection): ValidationRule =>
  (context) => ({
    Document(document) {
      const refusal = introspection.refusalOf(document);
      const problems = refusal ? [refusal] : problemsOf(context.getSchema(), document);
      for (const problem of problems) context.reportError(problem);
      return { ...document, definitions: [] };
    },
  });
