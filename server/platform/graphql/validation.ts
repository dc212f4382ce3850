import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { limitRule } from './limits.ts';

/** Nobody reads more at once; each comes with guesses at what was meant, which take their time. */
const MOST_PROBLEMS = 5;

/**
 * All that a query is held to: limits first, since some of graphql-js' own rules take their time over what repeats itself.
 */
export function problemsOf(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const tooMuch = validate(schema, document, [limitRule]);
  return tooMuch.length > 0 ? tooMuch : validate(schema, document, specifiedRules, { maxErrors: MOST_PROBLEMS });
}

/** The same as one rule for Apollo, whose other rules are left an empty document to look at. */
export const wholeValidation: ValidationRule = (context) => ({
  Document(document) {
    for (const problem of problemsOf(context.getSchema(), document)) context.reportError(problem);
    return { ...document, definitions: [] };
  },
});
