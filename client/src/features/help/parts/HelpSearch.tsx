import { Button } from '#client/ui/site/Button.tsx';
import { LONGEST_QUERY } from '../searchHelp.ts';
import classes from './helpSearch.module.css';

/** Searches by an address, so that a result can be shared and needs no script; the island also searches at every letter. */
export const HelpSearch = ({ query }: { query: string }) => (
  <search>
    <form action="/help" className={classes.search}>
      <input
        type="search"
        name="q"
        aria-label="Search help"
        placeholder="Travel fee, receipt…"
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        defaultValue={query}
      />
      <Button type="submit" size="lg">
        Search
      </Button>
    </form>
  </search>
);
