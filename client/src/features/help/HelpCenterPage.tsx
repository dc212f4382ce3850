import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { jsonInScript } from '#client/ui/site/jsonInScript.ts';
import classes from './helpCenterPage.module.css';
import { HelpSearch } from './parts/HelpSearch.tsx';
import { PopularQuestions } from './parts/PopularQuestions.tsx';
import { NothingFound, SearchHit, SearchResults } from './parts/SearchResults.tsx';
import { type TopicCard, TopicCards } from './parts/TopicCards.tsx';
import { WriteToUs } from './parts/WriteToUs.tsx';
import { foundWords, searchHelp, subjectOf } from './searchHelp.ts';
import type { HelpSection } from './sections.ts';
import type { Question } from './topics.ts';

export interface HelpCenterData {
  /** What is searched for; empty at first. */
  query: string;
  topics: readonly TopicCard[];
  questions: readonly Question[];
  /** All that can be found: the island searches it as one types, without another request. */
  sections: readonly HelpSection[];
}

const NO_HIT = { section: { page: '', path: '', title: '', text: '' }, excerpt: '' };

/** Where help begins. `data-part` marks what the island (helpCenter.island.ts) shows and hides. */
export function HelpCenterPage({ data: { query, topics, questions, sections } }: { data: HelpCenterData }) {
  const hits = searchHelp(sections, query);
  return (
    <div className={classes.page} data-island="helpCenter">
      <header className={classes.top}>
        <h1>How can we help?</h1>
        <HelpSearch query={query} />
        <p role="status">{query && foundWords(hits.length, query)}</p>
        <div className={classes.motif}>
          <Whorl size="100%" count={7} />
        </div>
      </header>
      <div data-part="start" className={classes.start} hidden={query !== ''}>
        <TopicCards topics={topics} />
        <PopularQuestions questions={questions} />
      </div>
      <div data-part="nothing" hidden={query === '' || hits.length > 0}>
        <NothingFound />
      </div>
      <div data-part="results" hidden={hits.length === 0}>
        <SearchResults hits={hits} query={query} />
      </div>
      <template data-part="hit">
        <SearchHit hit={NO_HIT} terms={[]} />
      </template>
      <WriteToUs title="Didn’t find it?" subject={subjectOf(query)} />
      <script
        data-part="sections"
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its script element
        dangerouslySetInnerHTML={{ __html: jsonInScript(sections) }}
      />
    </div>
  );
}
