import { useId } from 'react';
import { Button } from '#client/ui/site/Button.tsx';
import classes from './newsletterForm.module.css';

/** Subscribes to the newsletter. Without a script the browser posts it to the server. */
export function NewsletterForm() {
  const id = useId();
  return (
    // The island checks the address: the browser's own message would come before the toast.
    <form method="post" action="/newsletter/subscribe" noValidate className={classes.form} data-island="newsletterForm">
      <label htmlFor={id}>Email address</label>
      <div className={classes.row}>
        <input id={id} name="email" type="email" autoComplete="email" placeholder="you@example.com" />
        <Button type="submit">Subscribe</Button>
      </div>
      <p role="status" />
    </form>
  );
}
