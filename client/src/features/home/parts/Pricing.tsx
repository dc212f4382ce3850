import { PlanCards } from '#client/features/pricing/index.ts';
import { TRIAL_DAYS } from '#domain/plans.ts';
import classes from './pricing.module.css';

export const Pricing = () => (
  <section id="pricing" className={classes.section} aria-labelledby="pricing-title">
    <h2 id="pricing-title">One price a month, all of it included</h2>
    <p>Every plan begins with {TRIAL_DAYS} days free. Cancel anytime.</p>
    <PlanCards level={3} />
  </section>
);
