import { IconMail } from '@tabler/icons-react';
import { brand } from '#client/ui/brand/brand.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import classes from './writeToUs.module.css';

interface WriteToUsProps {
  title: string;
  /** What the mail is about, before a word is written. */
  subject: string;
}

/** People, where pages did not help. */
export const WriteToUs = ({ title, subject }: WriteToUsProps) => (
  <section className={classes.card} aria-labelledby="write">
    <div>
      <h2 id="write">{title}</h2>
      <p>
        Write to us, and a person will read it. Tell us what you tried to do and what happened instead. A quote or
        invoice number helps; never send a password.
      </p>
    </div>
    <ButtonLink href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`} look="outline">
      <IconMail size={18} aria-hidden />
      {brand.supportEmail}
    </ButtonLink>
  </section>
);
