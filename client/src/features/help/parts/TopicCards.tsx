import {
  IconAlertTriangle,
  IconCode,
  IconFileInvoice,
  IconFlag,
  IconKey,
  IconMail,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Part } from '#client/ui/site/PartedProse.tsx';
import classes from './topicCards.module.css';

export interface TopicCard {
  path: string;
  title: string;
  lead: string;
  /** The first of its parts. */
  parts: readonly Part[];
}

const icons: Readonly<Record<string, TablerIcon>> = {
  '/help/getting-started': IconFlag,
  '/help/quotes-invoices': IconFileInvoice,
  '/help/email-configuration': IconMail,
  '/help/password-reset': IconKey,
  '/help/api': IconCode,
  '/help/api/errors': IconAlertTriangle,
  '/help/api/webhooks': IconWebhook,
};

/** The help pages, with a way straight into each. */
export const TopicCards = ({ topics }: { topics: readonly TopicCard[] }) => (
  <section aria-label="Topics" className={classes.cards}>
    {topics.map(({ path, title, lead, parts }) => {
      const Icon = icons[path];
      return (
        <div key={path} className={classes.card}>
          {Icon && <Icon size={28} stroke={1.6} className={classes.icon} aria-hidden />}
          <h2>
            <a href={path}>{title}</a>
          </h2>
          <p>{lead}</p>
          <ul>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`${path}#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      );
    })}
  </section>
);
