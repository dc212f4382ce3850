import { billingQuestions } from '#client/ui/brand/content.ts';
import { QuestionList } from '#client/ui/site/QuestionList.tsx';
import { TRIAL_DAYS } from '#domain/plans.ts';
import { PlanCards } from './parts/PlanCards.tsx';
import { PlanTable } from './parts/PlanTable.tsx';
import classes from './pricingPage.module.css';

export const PricingPage = () => (
  <div className={classes.page}>
    <header className={classes.head}>
      <h1>Pricing</h1>
      <p>
        Every plan begins with {TRIAL_DAYS} days free, with Professional’s limits and no card. Cancel anytime; your data
        stays yours.
      </p>
    </header>
    <PlanCards level={2} signedInHref="/dashboard" />
    <section aria-labelledby="compare">
      <h2 id="compare">Compare the plans</h2>
      <PlanTable />
    </section>
    <section aria-labelledby="limits" className={classes.prose}>
      <h2 id="limits">How to read the limits</h2>
      <ul>
        <li>A customer is active in a month in which you make a quote, an invoice or an appointment for them.</li>
        <li>Quotes and invoices count by the calendar month in your own time zone.</li>
        <li>A limit never keeps a customer from seeing or paying what you sent, or you from recording a payment.</li>
        <li>Records older than a plan keeps in view are hidden, never deleted: a larger plan shows them again.</li>
        <li>Signing in on one device more than a plan allows signs out the one that was used least recently.</li>
      </ul>
    </section>
    <section aria-labelledby="billing-questions" className={classes.prose}>
      <h2 id="billing-questions">Questions about billing</h2>
      <QuestionList questions={billingQuestions} />
    </section>
  </div>
);
