import { billingQuestions, pricing } from '#client/ui/brand/content.ts';
import { QuestionList } from '#client/ui/site/QuestionList.tsx';
import { Section } from '#client/ui/site/Section.tsx';
import { limitRules } from './limitRules.ts';
import { PlanCards } from './parts/PlanCards.tsx';
import { PlanTable } from './parts/PlanTable.tsx';
import classes from './pricingPage.module.css';

export const PricingPage = () => (
  <>
    <div className={classes.plans}>
      <header>
        <h1>Pricing</h1>
        <p>{pricing.words}</p>
      </header>
      <PlanCards level={2} signedIn={{ href: '/dashboard', words: 'Go to your dashboard' }} />
    </div>
    <Section id="compare" title="Compare the plans">
      <PlanTable />
    </Section>
    <Section id="limits" layout="split" title="How limits work">
      <dl className={classes.rules}>
        {limitRules.map(({ limit, rule }) => (
          <div key={limit}>
            <dt>{limit}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <Section id="billing" layout="split" title="Questions about billing">
      <QuestionList questions={billingQuestions} />
    </Section>
  </>
);
