import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Breadcrumb } from '#client/ui/site/Breadcrumb.tsx';
import type { Step } from '#client/ui/site/breadcrumbs.ts';
import { type Part, PartedProse } from '#client/ui/site/PartedProse.tsx';
import classes from './helpTopicPage.module.css';
import { WriteToUs } from './parts/WriteToUs.tsx';

export interface HelpTopicData {
  title: string;
  lead: string;
  html: string;
  parts: Part[];
  trail: Step[];
  previous: Step | undefined;
  next: Step | undefined;
}

/** One help page, with the way to the others and to us. */
export function HelpTopicPage({ data: { title, lead, html, parts, trail, previous, next } }: { data: HelpTopicData }) {
  return (
    <div className={classes.page}>
      <article>
        <header className={classes.top}>
          <Breadcrumb trail={trail} />
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <PartedProse html={html} parts={parts} />
      </article>
      <div className={classes.after}>
        <WriteToUs title="Not what you were looking for?" subject={`Help: ${title}`} />
        <nav aria-label="Help pages" className={classes.neighbors}>
          {previous && (
            <a href={previous.path} rel="prev">
              <span>
                <IconArrowLeft size={18} aria-hidden /> Previous steps
              </span>
              {previous.name}
            </a>
          )}
          {next && (
            <a href={next.path} rel="next" className={classes.next}>
              <span>
                Read next <IconArrowRight size={18} aria-hidden />
              </span>
              {next.name}
            </a>
          )}
        </nav>
      </div>
    </div>
  );
}
