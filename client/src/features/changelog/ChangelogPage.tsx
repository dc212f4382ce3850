import { brand } from '#client/ui/brand/brand.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { formatDate } from '#domain/dates.ts';
import classes from './changelogPage.module.css';
import { type ChangelogEntry, entries } from './entries.ts';

const days = [...new Set(entries.map(({ date }) => date))];

/** What was built, day by day. */
export function ChangelogPage() {
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <h1>What’s New</h1>
        <p>What has been added to {brand.name}, improved, and fixed. Newest first.</p>
      </header>
      {days.map((date) => (
        <section key={date} className={classes.day} aria-labelledby={date}>
          <h2 id={date}>
            <time dateTime={date}>{formatDate(date)}</time>
          </h2>
          <div className={classes.entries}>
            {entries
              .filter((entry) => entry.date === date)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </div>
        </section>
      ))}
      <footer className={classes.end}>
        <p>Missing something? Tell us. Your requests decide what we build next.</p>
        <ButtonLink
          look="outline"
          href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(`An idea for ${brand.name}`)}`}
        >
          Write to us
        </ButtonLink>
      </footer>
    </div>
  );
}

const Entry = ({ entry: { id, title, changes } }: { entry: ChangelogEntry }) => (
  <article id={id} className={classes.entry}>
    <h3>
      <a href={`#${id}`}>{title}</a>
    </h3>
    <ul>
      {changes.map(({ tag, text }) => (
        <li key={text}>
          <span className={classes.tag} data-tag={tag}>
            {tag}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </article>
);
