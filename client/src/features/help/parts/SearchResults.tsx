import { type HelpHit, piecesOf, termsOf } from '../searchHelp.ts';
import classes from './searchResults.module.css';

interface SearchResultsProps {
  hits: readonly HelpHit[];
  query: string;
}

/** The sections that answer a search, each with the place that does. */
export function SearchResults({ hits, query }: SearchResultsProps) {
  const terms = termsOf(query);
  return (
    <ol className={classes.results} aria-label="Answers">
      {hits.map((hit) => (
        <SearchHit key={hit.section.path} hit={hit} terms={terms} />
      ))}
    </ol>
  );
}

/** `data-text` marks the texts that the island fills. */
export const SearchHit = ({ hit: { section, excerpt }, terms }: { hit: HelpHit; terms: readonly string[] }) => (
  <li>
    <p className={classes.where} data-text="page">
      {section.page}
    </p>
    <h2>
      <a href={section.path} data-text="title">
        <Marked text={section.title} terms={terms} />
      </a>
    </h2>
    <p data-text="excerpt">
      <Marked text={excerpt} terms={terms} />
    </p>
  </li>
);

export const NothingFound = () => (
  <p className={classes.nothing}>
    Try different words, or start with <a href="/help/getting-started">Getting started</a>.
  </p>
);

const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  piecesOf(text, terms).map(({ text, isHit }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
    return isHit ? <mark key={index}>{text}</mark> : text;
  });
