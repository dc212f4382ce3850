import type { FastifyPluginAsync } from 'fastify';
import type { ReadPermission, RowVisibilityRule } from './auth/rowVisibility.ts';
import type { Services } from './graphql/context.ts';
import type { Jobs, ScheduledJob } from './worker/worker.ts';

/** What a feature brings to the server. server/schema.ts lists the features; each stands in the `feature.ts` of its folder. */
export interface Feature {
  resolvers?: readonly (new () => object)[];
  /** Who sees the rows of each of its tables. A table without a rule cannot be read. */
  visibility?: Record<string, RowVisibilityRule>;
  /**
   * The permission to see activities about nothing that has rows of its own, by the part of their type before the dot. Without
   * one only those who see everything see them.
   */
  activities?: Record<string, ReadPermission>;
  /** What carries out each of its kinds of follow-up work. */
  jobs?: Partial<Jobs>;
  /** What runs by the clock (cron syntax, UTC). */
  scheduledJobs?: Record<string, { at: string; job: ScheduledJob }>;
  /** HTTP routes beside GraphQL: downloads, feeds, webhooks. */
  routes?: readonly ((services: Services) => FastifyPluginAsync)[];
}
