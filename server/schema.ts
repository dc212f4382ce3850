import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { activity } from './features/activity/feature.ts';
import { declareActivityVisibility } from './features/activity/index.ts';
import { apiKeys } from './features/apiKeys/feature.ts';
import { articles } from './features/articles/feature.ts';
import { audit } from './features/audit/feature.ts';
import { beta } from './features/beta/feature.ts';
import { business } from './features/business/feature.ts';
import { closure } from './features/closure/feature.ts';
import { customers } from './features/customers/feature.ts';
import { dataExports } from './features/dataExports/feature.ts';
import { factors } from './features/factors/feature.ts';
import { identity } from './features/identity/feature.ts';
import { invoices } from './features/invoices/feature.ts';
import { lines } from './features/lines/feature.ts';
import { newsletter } from './features/newsletter/feature.ts';
import { onlinePayments } from './features/onlinePayments/feature.ts';
import { payments } from './features/payments/feature.ts';
import { payouts } from './features/payouts/feature.ts';
import { portal } from './features/portal/feature.ts';
import { quotes } from './features/quotes/feature.ts';
import { reference } from './features/reference/feature.ts';
import { reports } from './features/reports/feature.ts';
import { requests } from './features/requests/feature.ts';
import { search } from './features/search/feature.ts';
import { services } from './features/services/feature.ts';
import { subscription } from './features/subscription/feature.ts';
import { team } from './features/team/feature.ts';
import { testMode } from './features/testMode/feature.ts';
import { today } from './features/today/feature.ts';
import { travel } from './features/travel/feature.ts';
import { webhooks } from './features/webhooks/feature.ts';
import { declareRowVisibility } from './platform/auth/rowVisibility.ts';
import type { Feature } from './platform/feature.ts';
import { checkScopes } from './platform/graphql/neededScopes.ts';
import { NodeResolver } from './platform/graphql/node.resolver.ts';
import { declareNodes, resolveNodesByTypename } from './platform/graphql/node.ts';
import { releaseJobs } from './platform/worker/releaseJobs.ts';
import type { Jobs } from './platform/worker/worker.ts';

/** Every feature of the server. */
export const features: readonly Feature[] = [
  activity,
  apiKeys,
  articles,
  audit,
  beta,
  business,
  closure,
  customers,
  dataExports,
  factors,
  identity,
  invoices,
  lines,
  newsletter,
  onlinePayments,
  payments,
  payouts,
  portal,
  quotes,
  reference,
  reports,
  requests,
  search,
  services,
  subscription,
  team,
  testMode,
  today,
  travel,
  webhooks,
];

for (const { visibility = {}, activities = {}, nodes = {} } of features) {
  declareRowVisibility(visibility);
  declareNodes(nodes);
  declareActivityVisibility(activities);
}

/** The handler of each kind of job; tests/architecture checks that none is missing. */
export const jobs: Jobs = Object.assign({}, ...features.map((feature) => feature.jobs));

/** The jobs that run on a schedule. */
export const scheduledJobs: NonNullable<Feature['scheduledJobs']> = Object.assign(
  { releaseJobs: { at: '*/5 * * * *', job: releaseJobs } },
  ...features.map((feature) => feature.scheduledJobs),
);

const resolvers = [NodeResolver, ...features.flatMap((feature) => feature.resolvers ?? [])] as NonEmptyArray<
  new () => object
>;

let schema: GraphQLSchema | undefined;

/**
 * Returns the one schema of every feature's resolvers; schema.graphql is its printed form. It is built at the first call and
 * keeps no state of a server, so that several servers in one process, as in tests, share it.
 */
export function buildSchema(): GraphQLSchema {
  // TypeGraphQL requires pubSub, which is unused: subscriptions listen to platform/live.
  const build = () => buildSchemaSync({ resolvers, pubSub: createPubSub(), validate: false, emitSchemaFile: false });
  schema ??= resolveNodesByTypename(checkScopes(build()));
  return schema;
}
