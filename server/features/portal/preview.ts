import type { Context } from '#server/platform/graphql/context.ts';

/**
 * Returns whether the viewer is a member of the business that sent the document; such previews do not count as views.
 */
export const isOwnBusiness = (context: Context, businessId: string): boolean =>
  context.actorOrVisitor?.businessId === businessId;
