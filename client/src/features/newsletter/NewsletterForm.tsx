import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#client/ui/site/Button.tsx';
import classes from './newsletterForm.module.css';
import { subscribe } from './subscribe.ts';

/** Subscribes to the newsletter; without a script, as a form of the server's. */
export function NewsletterForm() {
  const id = useId();
  const [isSubscribing, setSubscribing] = useState(false);
  const [askedAt, setAskedAt] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubscribing) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setSubscribing(true);
    setAskedAt(undefined);
    try {
      if (!(await subscribe(email))) return;
      setAskedAt(email);
      form.reset();
    } finally {
      setSubscribing(false);
    }
  }

  return (
    // Checked by us: the browser's own words would come before the toast.
    <form method="post" action="/newsletter/subscribe" noValidate onSubmit={submit} className={classes.form}>
      <label htmlFor={id}>Email address</label>
      <div className={classes.row}>
        <input id={id} name="email" type="email" autoComplete="email" placeholder="you@example.com" />
        <Button type="submit" disabled={isSubscribing}>
          {isSubscribing ? 'Subscribing…' : 'Subscribe'}
        </Button>
      </div>
      <p role="status">
        {askedAt && `A confirmation mail is on its way to ${askedAt}. Open its link, and you are subscribed.`}
      </p>
    </form>
  );
}
