import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { ActivityResolver } from './features/activity/index.ts';
import { ApiKeyResolver, ApiKeyWithTextResolver, ApiUsageResolver } from './features/apiKeys/index.ts';
import { ArticleResolver } from './features/articles/index.ts';
import { AuditResolver } from './features/audit/index.ts';
import { BillingResolver } from './features/billing/index.ts';
import { BusinessResolver } from './features/business/index.ts';
import { ClosureResolver } from './features/closure/index.ts';
import { CustomerResolver } from './features/customers/index.ts';
import { DataExportResolver } from './features/dataExports/index.ts';
import { FactorResolver } from './features/factors/index.ts';
import { IdentityResolver, SessionResolver, ViewerResolver } from './features/identity/index.ts';
import { InvoiceResolver } from './features/invoices/index.ts';
import { MonthMoneyResolver } from './features/monthMoney/index.ts';
import { NewsletterResolver } from './features/newsletter/index.ts';
import { OnlinePaymentsResolver } from './features/onlinePayments/index.ts';
import { InvoicePaymentSubscription, InvoicePaymentsResolver, PaymentResolver } from './features/payments/index.ts';
import { PayoutResolver } from './features/payouts/index.ts';
import { PlanResolver } from './features/plans/index.ts';
import {
  PortalDepositResolver,
  PortalInvoiceResolver,
  PortalPaymentResolver,
  PortalQuoteResolver,
} from './features/portal/index.ts';
import { QuoteResolver } from './features/quotes/index.ts';
import { ReferenceResolver } from './features/reference/index.ts';
import { RequestResolver } from './features/requests/index.ts';
import { SearchResolver } from './features/search/index.ts';
import { ServiceResolver } from './features/services/index.ts';
import { JoiningResolver, RoleResolver, TeamResolver } from './features/team/index.ts';
import { TodayResolver } from './features/today/index.ts';
import { TravelResolver } from './features/travel/index.ts';
import { WebhookResolver } from './features/webhooks/index.ts';
import { checkScopes } from './platform/graphql/neededScopes.ts';

const resolvers: NonEmptyArray<new () => object> = [
  ArticleResolver,
  NewsletterResolver,
  IdentityResolver,
  SessionResolver,
  ViewerResolver,
  FactorResolver,
  TeamResolver,
  RoleResolver,
  JoiningResolver,
  BusinessResolver,
  PlanResolver,
  BillingResolver,
  DataExportResolver,
  ClosureResolver,
  ApiKeyResolver,
  ApiKeyWithTextResolver,
  ApiUsageResolver,
  CustomerResolver,
  ServiceResolver,
  TravelResolver,
  ReferenceResolver,
  QuoteResolver,
  InvoiceResolver,
  InvoicePaymentsResolver,
  PaymentResolver,
  InvoicePaymentSubscription,
  OnlinePaymentsResolver,
  PayoutResolver,
  PortalQuoteResolver,
  PortalInvoiceResolver,
  PortalPaymentResolver,
  PortalDepositResolver,
  ActivityResolver,
  AuditResolver,
  TodayResolver,
  MonthMoneyResolver,
  WebhookResolver,
  SearchResolver,
  RequestResolver,
];

/** Every feature's resolvers as one schema; schema.graphql is its printed form. */
export function buildSchema(): GraphQLSchema {
  // Subscriptions listen to platform/live; TypeGraphQL wants a PubSub of its own all the same.
  return checkScopes(buildSchemaSync({ resolvers, pubSub: createPubSub(), validate: false, emitSchemaFile: false }));
}
