import { type CalendarDate, DAY_MS, formatDateTime, todayIn } from '#domain/dates.ts';
import { addMonths, firstDayOf } from '#domain/months.ts';
import { limitNearInWords, limitReachedInWords } from '#domain/planLimits.ts';
import { noticeKey, type PlanNotice } from '#domain/planNotices.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { BusinessStanding } from '#server/platform/plan/planFacts.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { planUnpaidMail } from '../emails/PlanUnpaid.tsx';
import { trialEndedMail } from '../emails/TrialEnded.tsx';
import { trialEndingMail } from '../emails/TrialEnding.tsx';
import { usageNoticeMail } from '../emails/UsageNotice.tsx';
import { ownerOf } from '../ownerOf.ts';
import { readPlanNotices } from '../readPlanNotices.ts';

/** Mails a plan notice to the owner, unless it no longer applies. */
export const sendPlanNotice: Job<'mail.planNotice'> = async (services, { businessId, notice: key }, attempt) => {
  const { database, publicUrl } = services;
  const now = new Date();
  const owner = await ownerOf(database, businessId);
  const { notices, ...standing } = await readPlanNotices(database.em.getKysely(), businessId, now);
  const notice = notices.find((found) => noticeKey(found) === key);
  const log = { kind: `plan.${key.split(' ')[0]!.toLowerCase()}`, businessId, subjectId: owner?.id ?? null };
  if (!owner || !notice) {
    const reason = owner ? 'It is no longer so' : 'The business has no owner with a confirmed address';
    return suppress(services, attempt, { ...log, recipient: owner?.email ?? '' }, reason);
  }
  const letter = { fullName: owner.fullName, planUrl: `${publicUrl}/dashboard/settings/plan` };
  const content = await compose(notice, standing, letter, todayIn(standing.timeZone, now));
  await deliver(services, attempt, { ...log, mail: { to: owner.email, ...content } });
};

function compose(
  notice: PlanNotice,
  { standing, timeZone }: BusinessStanding,
  letter: { fullName: string; planUrl: string },
  today: CalendarDate,
) {
  const { tier, limitsTier, cancelAtPeriodEnd } = standing;
  switch (notice.kind) {
    case 'TRIAL_THREE_DAYS':
    case 'TRIAL_ONE_DAY':
      return trialEndingMail({
        ...letter,
        daysLeft: daysBetween(today, todayIn(timeZone, notice.endsAt)),
        endsAt: formatDateTime(notice.endsAt, timeZone),
        chosen: tier === 'FREE_TRIAL' ? null : { tier, endsThen: cancelAtPeriodEnd },
      });
    case 'TRIAL_ENDED':
      return trialEndedMail(letter);
    case 'PAST_DUE':
      return planUnpaidMail({ ...letter, tier, readOnlyOn: todayIn(timeZone, notice.readOnlyAt) });
    case 'USAGE_NEAR':
    case 'USAGE_REACHED': {
      const { limit, used, month } = notice;
      const reached = notice.kind === 'USAGE_REACHED';
      const inWords = reached ? limitReachedInWords : limitNearInWords;
      const words = inWords({ limit, used, tier: limitsTier, nextMonth: firstDayOf(addMonths(month, 1)) });
      return usageNoticeMail({ ...letter, reached, words });
    }
  }
}

const daysBetween = (from: CalendarDate, to: CalendarDate) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
