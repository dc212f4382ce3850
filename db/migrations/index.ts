import { Ground } from './20261121000100_ground.ts';
import { ReferenceFigures } from './20261121000200_referenceFigures.ts';
import { Articles } from './20261121000300_articles.ts';
import { BetaInvitations } from './20261121000400_betaInvitations.ts';
import { Subscriptions } from './20261121000500_subscriptions.ts';
import { OnlinePayments } from './20261121000600_onlinePayments.ts';
import { Billing } from './20261121000700_billing.ts';
import { PortalMoney } from './20261121000800_portalMoney.ts';
import { Payouts } from './20261121000900_payouts.ts';
import { PaymentReports } from './20261121001000_paymentReports.ts';
import { Growth } from './20261121001100_growth.ts';
import { Tallies } from './20261121001110_tallies.ts';
import { SignIn } from './20261121002000_signIn.ts';
import { DataExports } from './20261121003000_dataExports.ts';
import { Closures } from './20261121003010_closures.ts';
import { Tenancy } from './20261121003020_tenancy.ts';
import { Team } from './20261121004000_team.ts';
import { AuditChain } from './20261121005000_auditChain.ts';
import { Webhooks } from './20261121006000_webhooks.ts';
import { ApiKeys } from './20261121007000_apiKeys.ts';
import { CountedTries } from './20261122001020_countedTries.ts';
import { LapsingQuotes } from './20261122002000_lapsingQuotes.ts';

/** In order. Listed by hand, so that a bundle carries them. */
export const migrations = [
  { name: '20261121000100_ground', class: Ground },
  { name: '20261121000200_reference_figures', class: ReferenceFigures },
  { name: '20261121000300_articles', class: Articles },
  { name: '20261121000400_beta_invitations', class: BetaInvitations },
  { name: '20261121000500_subscriptions', class: Subscriptions },
  { name: '20261121000600_online_payments', class: OnlinePayments },
  { name: '20261121000700_billing', class: Billing },
  { name: '20261121000800_portal_money', class: PortalMoney },
  { name: '20261121000900_payouts', class: Payouts },
  { name: '20261121001000_payment_reports', class: PaymentReports },
  { name: '20261121001100_growth', class: Growth },
  { name: '20261121001110_tallies', class: Tallies },
  { name: '20261121002000_sign_in', class: SignIn },
  { name: '20261121003000_data_exports', class: DataExports },
  { name: '20261121003010_closures', class: Closures },
  { name: '20261121003020_tenancy', class: Tenancy },
  { name: '20261121005000_audit_chain', class: AuditChain },
  { name: '20261121006000_webhooks', class: Webhooks },
  { name: '20261121007000_api_keys', class: ApiKeys },
  { name: '20261121004000_team', class: Team },
  { name: '20261122001020_counted_tries', class: CountedTries },
  { name: '20261122002000_lapsing_quotes', class: LapsingQuotes },
];
