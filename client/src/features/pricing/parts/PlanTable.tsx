import { IconCheck, IconMinus } from '@tabler/icons-react';
import { annualSavingsCents, featuresOf, PLAN_FEATURES, PLANS, type Plan, TRIAL_DAYS } from '#domain/plans.ts';
import classes from './planTable.module.css';
import { dollars, orUnlimited } from './planWords.ts';

const rows: readonly { name: string; of: (plan: Plan) => string }[] = [
  { name: 'Each month', of: ({ monthlyCents }) => dollars(monthlyCents) },
  {
    name: 'Each year',
    of: (plan) => `${dollars(plan.annualCents)} (save ${dollars(annualSavingsCents(plan))})`,
  },
  { name: 'Free trial', of: () => `${TRIAL_DAYS} days` },
  { name: 'Active customers', of: ({ limits }) => String(limits.activeCustomers) },
  { name: 'Quotes per month', of: ({ limits }) => orUnlimited(limits.quotesPerMonth) },
  { name: 'Invoices per month', of: ({ limits }) => orUnlimited(limits.invoicesPerMonth) },
  { name: 'Data retention', of: ({ limits }) => limits.retention },
  { name: 'Concurrent sessions', of: ({ limits }) => String(limits.concurrentSessions) },
  { name: 'Team members', of: ({ limits }) => (limits.teamMembers ? String(limits.teamMembers) : 'Just you') },
];

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The whole table of plans; on a narrow screen it scrolls under its first column. */
export const PlanTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className={classes.window} aria-label="Comparison of the plans" tabIndex={0}>
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          {PLANS.map(({ tier, name }) => (
            <th key={tier} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {PLANS.map((plan) => (
              <td key={plan.tier}>{of(plan)}</td>
            ))}
          </tr>
        ))}
        {PLAN_FEATURES.map((feature) => (
          <tr key={feature}>
            <th scope="row">{capitalized(feature)}</th>
            {PLANS.map(({ tier }) => (
              <td key={tier}>
                <Included isIncluded={featuresOf(tier).includes(feature)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Included = ({ isIncluded }: { isIncluded: boolean }) =>
  isIncluded ? (
    <IconCheck size={20} role="img" aria-label="Included" />
  ) : (
    <IconMinus size={20} role="img" aria-label="Not included" />
  );
