import { type HelpHit, piecesOf, termsOf } from '../searchHelp.ts';
import classes from './searchResults.module.css';

interface SearchResultsProps {
  hits: readonly HelpHit[];
  query: string;
}

/** The sections that answer what was asked, each with the place that does. */
export function SearchResults({ hits, query }: SearchResultsProps) {
  const terms = termsOf(query);
  if (hits.length === 0) {
    return (
      <p className={classes.nothing}>
        Try fewer or other words, or begin with <a href="/help/getting-started">Getting started</a>.
      </p>
    );
  }
  return (
    <ol className={classes.results} aria-label="Answers">
      {hits.map(({ section, excerpt }) => (
        <li key={section.path}>
          <p className={classes.where}>{section.page}</p>
          <h2>
            <a href={section.path}>
              <Marked text={section.title} terms={terms} />
            </a>
          </h2>
          <p>
            <Marked text={excerpt} terms={terms} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  piecesOf(text, terms).map(({ text, isHit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    return isHit ? <mark key={index}>{text}</mark> : text;
  });
