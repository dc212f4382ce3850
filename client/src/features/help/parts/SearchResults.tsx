import { useMemo } from 'react';
import { piecesOf, searchHelp, termsOf } from '../searchHelp.ts';
import type { HelpSection } from '../sections.ts';
import classes from './searchResults.module.css';

/** The sections that answer what was asked, each with the place that does. */
export function SearchResults({ sections, query }: { sections: readonly HelpSection[]; query: string }) {
  const hits = useMemo(() => searchHelp(sections, query), [sections, query]);
  const terms = termsOf(query);
  return (
    <section aria-labelledby="results" className={classes.results}>
      <div role="status">
        <h2 id="results">
          {hits.length === 0 ? `Nothing found for “${query}”` : `${counted(hits.length)} for “${query}”`}
        </h2>
      </div>
      {hits.length === 0 && (
        <p className={classes.nothing}>
          Try fewer or other words, or begin with <a href="/help/getting-started">Getting started</a>.
        </p>
      )}
      <ol>
        {hits.map(({ section, excerpt }) => (
          <li key={section.path}>
            <p className={classes.where}>{section.page}</p>
            <h3>
              <a href={section.path}>
                <Marked text={section.title} terms={terms} />
              </a>
            </h3>
            <p>
              <Marked text={excerpt} terms={terms} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const counted = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`;

const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  piecesOf(text, terms).map(({ text, isHit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    return isHit ? <mark key={index}>{text}</mark> : text;
  });
