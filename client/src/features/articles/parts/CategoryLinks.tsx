import type { ArticleListQuery } from '../articles.generated.ts';
import { type Listing, listingPath } from '../listing.ts';
import classes from './categoryLinks.module.css';

interface CategoryLinksProps {
  categories: ArticleListQuery['articleCategories'];
  listing: Listing;
}

/** The shelves. Changing them keeps what was searched for. */
export const CategoryLinks = ({ categories, listing: { category, search } }: CategoryLinksProps) => (
  <nav aria-label="Categories" className={classes.categories}>
    <ul>
      <li>
        <a href={listingPath({ search })} aria-current={category ? undefined : 'true'}>
          All
        </a>
      </li>
      {categories.map(({ name, count }) => (
        <li key={name}>
          <a href={listingPath({ category: name, search })} aria-current={name === category ? 'true' : undefined}>
            {name}
            {!search && <span className={classes.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
