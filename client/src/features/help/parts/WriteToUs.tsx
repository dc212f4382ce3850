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
        Write to us: a person reads it. Say what you wanted to do and what came instead; the number of the quote or
        invoice helps, a password never does.
      </p>
    </div>
    <ButtonLink href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}`} look="outline">
      <IconMail size={18} aria-hidden />
      {brand.supportEmail}
    </ButtonLink>
  </section>
);
