import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { planWords } from '#client/ui/brand/content.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { annualSavingsCents, PLANS, type Plan } from '#domain/plans.ts';
import classes from './planCards.module.css';
import { dollars, highlightsOf } from './planWords.ts';

interface Way {
  href: string;
  words: string;
}

const SIGN_UP: Way = { href: '/auth/signup', words: 'Start free trial' };

interface PlanCardsProps {
  /** The level of the plans' headings. */
  level: 2 | 3;
  /** Where the cards lead somebody who is signed in, which only the browser knows; visitors sign up. */
  signedIn: Way;
}

/** The three plans, by the month or by the year (spec, points 2 and 9). The style sheet shows the prices of the chosen period. */
export function PlanCards({ level, signedIn }: PlanCardsProps) {
  return (
    <div className={classes.plans} data-island="planCards" data-href={signedIn.href} data-words={signedIn.words}>
      <PeriodChoice />
      <div className={classes.cards}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.tier} plan={plan} level={level} />
        ))}
      </div>
    </div>
  );
}

function PeriodChoice() {
  const name = useId();
  return (
    <fieldset className={classes.periods}>
      <legend>Billing period</legend>
      <label>
        <input type="radio" name={name} value="monthly" defaultChecked />
        Monthly
      </label>
      <label>
        <input type="radio" name={name} value="annual" />
        Annual
      </label>
    </fieldset>
  );
}

function PlanCard({ plan, level }: { plan: Plan; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card} data-popular={plan.mostPopular || undefined}>
      <header>
        <Heading>{plan.name}</Heading>
        {plan.mostPopular && <p className={classes.popular}>Most popular</p>}
      </header>
      <p className={classes.purpose}>{planWords[plan.tier]}</p>
      <p className={`${classes.price} ${classes.monthly}`}>
        <b>{dollars(plan.monthlyCents)}</b> / month
      </p>
      <p className={`${classes.price} ${classes.annual}`}>
        <b>{dollars(plan.annualCents)}</b> / year
        <span className={classes.savings}>save {dollars(annualSavingsCents(plan))}</span>
      </p>
      <ButtonLink
        href={SIGN_UP.href}
        look={plan.mostPopular ? 'filled' : 'outline'}
        aria-label={`${SIGN_UP.words}: ${plan.name}`}
      >
        {SIGN_UP.words}
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
