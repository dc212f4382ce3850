import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { activity } from './features/activity/feature.ts';
import { declareActivityVisibility } from './features/activity/index.ts';
import { apiKeys } from './features/apiKeys/feature.ts';
import { articles } from './features/articles/feature.ts';
import { audit } from './features/audit/feature.ts';
import { beta } from './features/beta/feature.ts';
import { billing } from './features/billing/feature.ts';
import { business } from './features/business/feature.ts';
import { closure } from './features/closure/feature.ts';
import { customers } from './features/customers/feature.ts';
import { dataExports } from './features/dataExports/feature.ts';
import { factors } from './features/factors/feature.ts';
import { identity } from './features/identity/feature.ts';
import { invoices } from './features/invoices/feature.ts';
import { monthMoney } from './features/monthMoney/feature.ts';
import { newsletter } from './features/newsletter/feature.ts';
import { onlinePayments } from './features/onlinePayments/feature.ts';
import { payments } from './features/payments/feature.ts';
import { payouts } from './features/payouts/feature.ts';
import { plans } from './features/plans/feature.ts';
import { portal } from './features/portal/feature.ts';
import { quotes } from './features/quotes/feature.ts';
import { reference } from './features/reference/feature.ts';
import { requests } from './features/requests/feature.ts';
import { search } from './features/search/feature.ts';
import { services } from './features/services/feature.ts';
import { team } from './features/team/feature.ts';
import { testMode } from './features/testMode/feature.ts';
import { today } from './features/today/feature.ts';
import { travel } from './features/travel/feature.ts';
import { webhooks } from './features/webhooks/feature.ts';
import { declareRowVisibility } from './platform/auth/rowVisibility.ts';
import type { Feature } from './platform/feature.ts';
import { checkScopes } from './platform/graphql/neededScopes.ts';
import { releaseJobs } from './platform/worker/releaseJobs.ts';
import type { Jobs } from './platform/worker/worker.ts';

/** Every feature of the server. */
export const features: readonly Feature[] = [
  activity,
  apiKeys,
  articles,
  audit,
  beta,
  billing,
  business,
  closure,
  customers,
  dataExports,
  factors,
  identity,
  invoices,
  monthMoney,
  newsletter,
  onlinePayments,
  payments,
  payouts,
  plans,
  portal,
  quotes,
  reference,
  requests,
  search,
  services,
  team,
  testMode,
  today,
  travel,
  webhooks,
];

for (const { visibility = {}, activities = {} } of features) {
  declareRowVisibility(visibility);
  declareActivityVisibility(activities);
}

/** The handler of each kind of job; tests/architecture checks that none is missing. */
export const jobs: Jobs = Object.assign({}, ...features.map((feature) => feature.jobs));

/** The jobs that run on a schedule. */
export const scheduledJobs: NonNullable<Feature['scheduledJobs']> = Object.assign(
  { releaseJobs: { at: '*/5 * * * *', job: releaseJobs } },
  ...features.map((feature) => feature.scheduledJobs),
);

const resolvers = features.flatMap((feature) => feature.resolvers ?? []) as NonEmptyArray<new () => object>;

/** Builds one schema from every feature's resolvers; schema.graphql is its printed form. */
export function buildSchema(): GraphQLSchema {
  // Required by TypeGraphQL but unused: subscriptions listen to platform/live.
  return checkScopes(buildSchemaSync({ resolvers, pubSub: createPubSub(), validate: false, emitSchemaFile: false }));
}
