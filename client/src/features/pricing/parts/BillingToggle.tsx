import { useId } from 'react';
import classes from './billingToggle.module.css';

export type Period = 'monthly' | 'annual';

const choices: readonly { period: Period; words: string }[] = [
  { period: 'monthly', words: 'Monthly' },
  { period: 'annual', words: 'Annual' },
];

interface BillingToggleProps {
  period: Period;
  onChange: (period: Period) => void;
}

export function BillingToggle({ period, onChange }: BillingToggleProps) {
  const name = useId();
  return (
    <fieldset className={classes.toggle}>
      <legend>Billing period</legend>
      {choices.map((choice) => (
        <label key={choice.period} data-chosen={choice.period === period || undefined}>
          <input type="radio" name={name} checked={choice.period === period} onChange={() => onChange(choice.period)} />
          {choice.words}
        </label>
      ))}
    </fieldset>
  );
}
