import type { FastifyPluginAsync } from 'fastify';
import type { ReadPermission, RowVisibilityRule } from './auth/rowVisibility.ts';
import type { Services } from './graphql/context.ts';
import type { NodeSource } from './graphql/node.ts';
import type { Jobs, ScheduledJob } from './worker/worker.ts';

/** What a feature adds to the server, declared in the `feature.ts` of its folder. server/schema.ts lists the features. */
export interface Feature {
  resolvers?: readonly (new () => object)[];
  /** The visibility rule of each of its tables. A table without one cannot be read. */
  visibility?: Record<string, RowVisibilityRule>;
  /**
   * For activities about things without a table of their own: the permission to see them, by the part of their type before
   * the dot. Without an entry they are visible only to viewers who see everything.
   */
  activities?: Record<string, ReadPermission>;
  /** The types that `node` and `nodes` find by id, and how. */
  nodes?: Record<string, NodeSource>;
  /** The handler of each of its kinds of job. */
  jobs?: Partial<Jobs>;
  /** Jobs that run on a schedule (cron syntax, UTC). */
  scheduledJobs?: Record<string, { at: string; job: ScheduledJob }>;
  /** HTTP routes beside GraphQL: downloads, feeds, webhooks. */
  routes?: readonly ((services: Services) => FastifyPluginAsync)[];
}
