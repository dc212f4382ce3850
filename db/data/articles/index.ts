import { apostillesWhatAMobileProDoes } from './apostillesWhatAMobileProDoes.ts';
import { depositsAndNoShows } from './depositsAndNoShows.ts';
import { fbiIdentityHistorySummaryWithAnFd258 } from './fbiIdentityHistorySummaryWithAnFd258.ts';
import { gettingPaidByAgencies } from './gettingPaidByAgencies.ts';
import { inkCardsAgainstLiveScan } from './inkCardsAgainstLiveScan.ts';
import { liveScanInCaliforniaStepByStep } from './liveScanInCaliforniaStepByStep.ts';
import { mileageRecordsTheIrsAccepts } from './mileageRecordsTheIrsAccepts.ts';
import { notaryFeeCapsByState } from './notaryFeeCapsByState.ts';
import { pricingTravelSoCustomersAcceptIt } from './pricingTravelSoCustomersAcceptIt.ts';
import { protectingApplicantsData } from './protectingApplicantsData.ts';
import { quotingAGroupJob } from './quotingAGroupJob.ts';
import { reducingRejectedPrints } from './reducingRejectedPrints.ts';
import { remoteOnlineNotarizationForMobileNotaries } from './remoteOnlineNotarizationForMobileNotaries.ts';
import type { SeedArticle } from './seedArticle.ts';
import { selfEmploymentTaxAndNotarialFees } from './selfEmploymentTaxAndNotarialFees.ts';
import { whatToCarryInTheBag } from './whatToCarryInTheBag.ts';

/** The library that a new installation opens with. */
export const articles: readonly SeedArticle[] = [
  apostillesWhatAMobileProDoes,
  depositsAndNoShows,
  fbiIdentityHistorySummaryWithAnFd258,
  gettingPaidByAgencies,
  inkCardsAgainstLiveScan,
  liveScanInCaliforniaStepByStep,
  mileageRecordsTheIrsAccepts,
  notaryFeeCapsByState,
  pricingTravelSoCustomersAcceptIt,
  protectingApplicantsData,
  quotingAGroupJob,
  reducingRejectedPrints,
  remoteOnlineNotarizationForMobileNotaries,
  selfEmploymentTaxAndNotarialFees,
  whatToCarryInTheBag,
];
