import { Button } from '#client/ui/site/Button.tsx';
import { LONGEST_QUERY } from '../searchHelp.ts';
import type { SearchField } from '../useQuery.ts';
import classes from './helpSearch.module.css';

/** Searches by an address, so that a result can be shared and needs no script; with one, at every letter. */
export const HelpSearch = ({ field: { onSubmit, ...field } }: { field: SearchField }) => (
  <search>
    <form action="/help" className={classes.search} onSubmit={onSubmit}>
      <input
        type="search"
        name="q"
        aria-label="Search help"
        placeholder="Travel fee, receipt…"
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        enterKeyHint="search"
        {...field}
      />
      <Button type="submit" size="lg">
        Search
      </Button>
    </form>
  </search>
);
