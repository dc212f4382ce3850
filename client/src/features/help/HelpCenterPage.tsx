import { useMemo } from 'react';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { counted } from '#domain/counted.ts';
import classes from './helpCenterPage.module.css';
import { HelpSearch } from './parts/HelpSearch.tsx';
import { PopularQuestions } from './parts/PopularQuestions.tsx';
import { SearchResults } from './parts/SearchResults.tsx';
import { type TopicCard, TopicCards } from './parts/TopicCards.tsx';
import { WriteToUs } from './parts/WriteToUs.tsx';
import { searchHelp } from './searchHelp.ts';
import type { HelpSection } from './sections.ts';
import type { Question } from './topics.ts';
import { useQuery } from './useQuery.ts';

export interface HelpCenterData {
  /** What was searched for; empty at first. */
  query: string;
  topics: readonly TopicCard[];
  questions: readonly Question[];
  /** All that can be found: the browser searches as one types, without asking again. */
  sections: readonly HelpSection[];
}

/** Where help begins. */
export function HelpCenterPage({ data }: { data: HelpCenterData }) {
  const { query, field } = useQuery(data.query);
  const hits = useMemo(() => searchHelp(data.sections, query), [data.sections, query]);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <h1>How can we help?</h1>
        <HelpSearch field={field} />
        <p role="status">{query && foundWords(hits.length, query)}</p>
        <div className={classes.motif}>
          <Whorl size="100%" count={7} />
        </div>
      </header>
      {query ? (
        <SearchResults hits={hits} query={query} />
      ) : (
        <>
          <TopicCards topics={data.topics} />
          <PopularQuestions questions={data.questions} />
        </>
      )}
      <WriteToUs title="Nothing that fits?" subject={query ? `Help: ${query}` : 'Help'} />
    </div>
  );
}

function foundWords(count: number, query: string): string {
  if (count === 0) return `Nothing found for “${query}”`;
  return `${counted(count, 'answer')} for “${query}”`;
}
