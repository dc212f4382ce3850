import { Button } from '#client/ui/site/Button.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import classes from './newsletterLinkPage.module.css';

export interface NewsletterLinkData {
  title: string;
  text: string;
  /** What there is to do next: follow the link, subscribe, or nothing more. */
  next: { kind: 'follow'; action: string; token: string; label: string } | { kind: 'subscribe' } | { kind: 'read' };
}

/** Where the links of the newsletter's mails lead. Opening one does nothing, since mail scanners do; its button does, without a script. */
export function NewsletterLinkPage({ data: { title, text, next } }: { data: NewsletterLinkData }) {
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      {next.kind === 'follow' && (
        <form method="post" action={next.action}>
          <input type="hidden" name="token" value={next.token} />
          <Button type="submit" size="lg">
            {next.label}
          </Button>
        </form>
      )}
      {next.kind === 'subscribe' && <NewsletterForm />}
      {next.kind === 'read' && <ButtonLink href="/articles">Read our articles</ButtonLink>}
    </div>
  );
}
