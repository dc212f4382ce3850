import { Breadcrumb } from '#client/ui/site/Breadcrumb.tsx';
import type { Step } from '#client/ui/site/breadcrumbs.ts';
import { type Part, PartedProse } from '#client/ui/site/PartedProse.tsx';
import { type CalendarDate, formatDate } from '#domain/dates.ts';
import classes from './legalPage.module.css';

export interface LegalData {
  title: string;
  lead: string;
  version: string;
  changedOn: CalendarDate;
  html: string;
  parts: Part[];
  trail: Step[];
  others: { path: string; title: string; lead: string }[];
}

/** A legal document: which version it is, its numbered sections, and the documents beside it. Prints without the rest. */
export function LegalPage({
  data: { title, lead, version, changedOn, html, parts, trail, others },
}: {
  data: LegalData;
}) {
  return (
    <div className={classes.page}>
      <article>
        <header className={classes.top}>
          <Breadcrumb trail={trail} />
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
          <p className={classes.version}>
            Version {version} · Last changed <time dateTime={changedOn}>{formatDate(changedOn)}</time>
          </p>
        </header>
        <PartedProse html={html} parts={parts} />
      </article>
      <aside className={classes.others} aria-labelledby="others">
        <h2 id="others">Read with it</h2>
        <ul>
          {others.map((other) => (
            <li key={other.path}>
              <a href={other.path}>{other.title}</a>
              <p>{other.lead}</p>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
