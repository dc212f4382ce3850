import { ApiKeyEntity, ApiKeySecretEntity } from './apiKey.ts';
import { BetaInvitationEntity, BetaTokenEntity } from './beta.ts';
import { BillingCustomerEntity, PlanCheckoutEntity } from './billing.ts';
import { BusinessEntity, CounterEntity, FileEntity, ReleasedNumberEntity } from './business.ts';
import { BusinessClosureEntity } from './closure.ts';
import { ArticleEntity, NewsletterSubscriberEntity, NewsletterTokenEntity } from './content.ts';
import { DataExportEntity } from './dataExport.ts';
import { PasskeyEntity, RecoveryCodeEntity, TotpFactorEntity } from './factors.ts';
import { AccountTokenEntity, RefreshTokenEntity, SessionEntity, UserEntity } from './identity.ts';
import { PayoutEntity } from './payout.ts';
import { ActivityEntity, IdempotencyKeyEntity, MailDeliveryEntity, SandboxMailEntity } from './records.ts';
import { MileageRateEntity, NotarialFeeCapEntity, TravelRuleEntity } from './reference.ts';
import { CheckoutEntity, StripeAccountEntity, StripeEventEntity } from './stripe.ts';
import { SubscriptionEntity } from './subscription.ts';
import { MembershipEntity, RoleEntity, TeamInvitationEntity } from './team.ts';
import {
  CustomerEntity,
  InvoiceEntity,
  InvoiceLineEntity,
  PaymentEntity,
  QuoteEntity,
  QuoteLineEntity,
  ServiceEntity,
} from './trade.ts';
import { WebhookAttemptEntity, WebhookDeliveryEntity, WebhookEndpointEntity } from './webhook.ts';

export * from './apiKey.ts';
export * from './beta.ts';
export * from './billing.ts';
export * from './business.ts';
export * from './closure.ts';
export * from './content.ts';
export * from './dataExport.ts';
export * from './factors.ts';
export * from './identity.ts';
export * from './payout.ts';
export * from './records.ts';
export * from './reference.ts';
export * from './stripe.ts';
export * from './subscription.ts';
export * from './team.ts';
export * from './trade.ts';
export * from './webhook.ts';

export const entities = [
  UserEntity,
  SessionEntity,
  RefreshTokenEntity,
  AccountTokenEntity,
  TotpFactorEntity,
  RecoveryCodeEntity,
  PasskeyEntity,
  BetaInvitationEntity,
  BetaTokenEntity,
  BusinessEntity,
  RoleEntity,
  MembershipEntity,
  TeamInvitationEntity,
  CounterEntity,
  ReleasedNumberEntity,
  FileEntity,
  SubscriptionEntity,
  BillingCustomerEntity,
  PlanCheckoutEntity,
  DataExportEntity,
  BusinessClosureEntity,
  ApiKeyEntity,
  ApiKeySecretEntity,
  CustomerEntity,
  ServiceEntity,
  QuoteEntity,
  QuoteLineEntity,
  InvoiceEntity,
  InvoiceLineEntity,
  StripeAccountEntity,
  CheckoutEntity,
  StripeEventEntity,
  PayoutEntity,
  PaymentEntity,
  ActivityEntity,
  IdempotencyKeyEntity,
  WebhookEndpointEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  MailDeliveryEntity,
  SandboxMailEntity,
  ArticleEntity,
  NewsletterSubscriberEntity,
  NewsletterTokenEntity,
  NotarialFeeCapEntity,
  MileageRateEntity,
  TravelRuleEntity,
];
