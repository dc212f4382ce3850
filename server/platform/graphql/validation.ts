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

/** Nobody reads more at once; each comes with guesses at what was meant, which take their time. */
const MOST_PROBLEMS = 5;

/**
 * All that a query is held to: limits first, since some of graphql-js' own rules take their time over what repeats itself.
 */
export function problemsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const tooMuch = validate(schema, document, [limitRule]);
  if (tooMuch.length > 0) return tooMuch;
  const problems = validate(schema, document, specifiedRules, { maxErrors: MOST_PROBLEMS });
  return withFieldsOfLiterals(schema, document, problems);
}

/**
 * The same as one rule for Apollo, whose other rules are left an empty document to look at; before it, whether the schema is
 * asked for too often.
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
