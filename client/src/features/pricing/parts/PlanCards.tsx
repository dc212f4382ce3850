import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { planWords } from '#client/ui/brand/content.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { useIsSignedIn } from '#client/ui/site/signedIn.ts';
import { annualSavingsCents, PLANS, type Plan } from '#domain/plans.ts';
import { BillingToggle, type Period } from './BillingToggle.tsx';
import classes from './planCards.module.css';
import { dollars, highlightsOf } from './planWords.ts';

interface PlanCardsProps {
  /** The level of the plans' headings. */
  level: 2 | 3;
  /** Where a signed-in person goes on; a visitor signs up. */
  signedInHref?: string;
}

/** The three plans, by the month or by the year (spec, points 2 and 9). */
export function PlanCards({ level, signedInHref = '/pricing' }: PlanCardsProps) {
  const [period, setPeriod] = useState<Period>('monthly');
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <BillingToggle period={period} onChange={setPeriod} />
      <div className={classes.cards}>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            period={period}
            level={level}
            href={isSignedIn ? signedInHref : '/auth/signup'}
            action={isSignedIn ? 'See this plan' : 'Start free trial'}
          />
        ))}
      </div>
    </>
  );
}

interface PlanCardProps {
  plan: Plan;
  period: Period;
  level: 2 | 3;
  href: string;
  action: string;
}

function PlanCard({ plan, period, level, href, action }: PlanCardProps) {
  const Heading = `h${level}` as const;
  const isAnnual = period === 'annual';
  return (
    <article className={classes.card} data-popular={plan.mostPopular || undefined}>
      <header>
        <Heading>{plan.name}</Heading>
        {plan.mostPopular && <p className={classes.popular}>Most popular</p>}
      </header>
      <p className={classes.purpose}>{planWords[plan.tier]}</p>
      <p className={classes.price}>
        <b>{dollars(isAnnual ? plan.annualCents : plan.monthlyCents)}</b>
        {isAnnual ? ' / year' : ' / month'}
        {isAnnual && <span className={classes.savings}>Save {dollars(annualSavingsCents(plan))}</span>}
      </p>
      <ButtonLink href={href} look={plan.mostPopular ? 'filled' : 'outline'} aria-label={`${action}: ${plan.name}`}>
        {action}
      </ButtonLink>
      <ul>
        {highlightsOf(plan).map((highlight) => (
          <li key={highlight}>
            <IconCheck size={18} aria-hidden />
            {highlight}
          </li>
        ))}
      </ul>
    </article>
  );
}
