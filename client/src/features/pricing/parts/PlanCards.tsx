import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { planWords } from '#client/ui/brand/content.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { useIsSignedIn } from '#client/ui/site/signedIn.ts';
import { annualSavingsCents, PLANS, type Plan } from '#domain/plans.ts';
import classes from './planCards.module.css';
import { dollars, highlightsOf } from './planWords.ts';

interface Way {
  href: string;
  words: string;
}

const TO_SIGN_UP: Way = { href: '/auth/signup', words: 'Start free trial' };

interface PlanCardsProps {
  /** The level of the plans' headings. */
  level: 2 | 3;
  /** Where a signed-in person goes on; a visitor signs up. */
  signedIn: Way;
}

/** The three plans, by the month or by the year (spec, points 2 and 9). The style sheet shows the prices of the chosen period. */
export function PlanCards({ level, signedIn }: PlanCardsProps) {
  const way = useIsSignedIn() ? signedIn : TO_SIGN_UP;
  return (
    <div className={classes.plans}>
      <PeriodChoice />
      <div className={classes.cards}>
        {PLANS.map((plan) => (
          <PlanCard key={plan.tier} plan={plan} level={level} way={way} />
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

function PlanCard({ plan, level, way }: { plan: Plan; level: 2 | 3; way: Way }) {
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
        href={way.href}
        look={plan.mostPopular ? 'filled' : 'outline'}
        aria-label={`${way.words}: ${plan.name}`}
      >
        {way.words}
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
