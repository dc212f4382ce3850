import type { Context } from '#server/platform/graphql/context.ts';

/** Whether a member of the business that sent a document looks at it: their own preview is no view. */
export const isOwnBusiness = (context: Context, businessId: string): boolean =>
  context.actorOrVisitor?.businessId === businessId;
