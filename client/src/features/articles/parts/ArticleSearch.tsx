import { Button } from '#client/ui/site/Button.tsx';
import { LIST_PATH, type Listing } from '../listing.ts';
import classes from './articleSearch.module.css';

/** As much of a search as the server reads. */
const LONGEST_SEARCH = 100;

/** Searches by an address, so that a result can be shared and needs no script. */
export const ArticleSearch = ({ category, search }: Pick<Listing, 'category' | 'search'>) => (
  <search>
    <form action={LIST_PATH} className={classes.search}>
      {category && <input type="hidden" name="category" value={category} />}
      <input
        type="search"
        name="search"
        aria-label={category ? `Search ${category}` : 'Search articles'}
        placeholder={category ? `Search ${category}` : 'Search articles'}
        defaultValue={search}
        maxLength={LONGEST_SEARCH}
        enterKeyHint="search"
      />
      <Button type="submit" look="outline">
        Search
      </Button>
    </form>
  </search>
);
