import { Ground } from './20261121000100_ground.ts';
import { ReferenceFigures } from './20261121000200_referenceFigures.ts';
import { Articles } from './20261121000300_articles.ts';
import { BetaInvitations } from './20261121000400_betaInvitations.ts';
import { Subscriptions } from './20261121000500_subscriptions.ts';
import { OnlinePayments } from './20261121000600_onlinePayments.ts';

/** In order. Listed by hand, so that a bundle carries them. */
export const migrations = [
  { name: '20261121000100_ground', class: Ground },
  { name: '20261121000200_reference_figures', class: ReferenceFigures },
  { name: '20261121000300_articles', class: Articles },
  { name: '20261121000400_beta_invitations', class: BetaInvitations },
  { name: '20261121000500_subscriptions', class: Subscriptions },
  { name: '20261121000600_online_payments', class: OnlinePayments },
];
