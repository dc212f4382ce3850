import type Stripe from 'stripe';
import { nameOf, type OnboardingStep, stepsDone } from '../accounts/account.ts';
import { renderPage } from './Page.tsx';

const STEPS: Record<OnboardingStep, string> = {
  identity: 'Say who you are (name and date of birth)',
  bank: 'Add the bank account for your payouts',
  terms: 'Accept the services agreement',
};

export function renderOnboardingPage(account: Stripe.Account, action: string): string {
  const done = stepsDone(account);
  const open = (Object.keys(STEPS) as OnboardingStep[]).filter((step) => !done.includes(step));
  return renderPage({
    title: 'Set up payments',
    children: (
      <form method="post" action={action} className="sheet stack">
        <div className="tight">
          <h1>Set up payments for {nameOf(account)}</h1>
          <p className="quiet">
            Stripe would ask for these things here. In the sandbox a tick stands for each; leave some out to see what
            happens when an account is only half set up.
          </p>
        </div>
        {done.map((step) => (
          <p key={step} className="good">
            Done: {STEPS[step]}
          </p>
        ))}
        {open.length > 0 && (
          <fieldset>
            <legend>Still needed</legend>
            {open.map((step) => (
              <label key={step} className="choice">
                <input type="checkbox" name={step} value="done" defaultChecked />
                {STEPS[step]}
              </label>
            ))}
          </fieldset>
        )}
        <button type="submit" className="main full">
          {open.length > 0 ? 'Save and return' : 'Return'}
        </button>
      </form>
    ),
  });
}
