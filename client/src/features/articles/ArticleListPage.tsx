import { Whorl } from '#client/ui/brand/Whorl.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { counted } from '#domain/counted.ts';
import classes from './articleListPage.module.css';
import type { ArticleCardFragment, ArticleListQuery } from './articles.generated.ts';
import { FEED, LIST_PATH, type Listing, listingPath } from './listing.ts';
import { ArticleCard } from './parts/ArticleCard.tsx';
import { ArticleSearch } from './parts/ArticleSearch.tsx';
import { CategoryLinks } from './parts/CategoryLinks.tsx';

export interface ArticleListData {
  listing: Listing;
  categories: ArticleListQuery['articleCategories'];
  articles: ArticleCardFragment[];
  totalCount: number;
  /** Where the list goes on, if it does. */
  olderPath?: string;
}

export function ArticleListPage({ data }: { data: ArticleListData }) {
  const { listing, categories, articles, totalCount, olderPath } = data;
  const known = categories.find(({ name }) => name === listing.category);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <div>
          <h1>Articles</h1>
          <p>
            Fees, fingerprints, notarial acts, travel, and bookkeeping. Written for working pros, with sources.{' '}
            <a href={FEED.path}>Follow by RSS</a>
          </p>
        </div>
        <ArticleSearch category={known?.name} search={listing.search} />
      </header>
      <CategoryLinks categories={categories} listing={listing} />
      {articles.length === 0 ? (
        <NothingFound listing={listing} />
      ) : (
        <>
          {listing.search && <p className={classes.result}>{foundWords(totalCount, listing)}</p>}
          <div className={classes.list}>
            {articles.map((article, index) => (
              <ArticleCard key={article.id} article={article} level={2} isLead={index === 0} />
            ))}
          </div>
        </>
      )}
      <PageLinks listing={listing} olderPath={olderPath} />
    </div>
  );
}

const inCategory = ({ category }: Listing) => (category ? ` in ${category}` : '');

const foundWords = (count: number, listing: Listing) =>
  `${counted(count, 'article')} for “${listing.search}”${inCategory(listing)}`;

function NothingFound({ listing }: { listing: Listing }) {
  return (
    <div className={classes.empty}>
      <div className={classes.motif}>
        <Whorl size={72} count={5} />
      </div>
      <h2>
        {listing.search
          ? `No article has “${listing.search}”${inCategory(listing)}`
          : `No articles${inCategory(listing)}`}
      </h2>
      <p>{listing.search ? 'Try fewer or other words.' : 'Try another category.'}</p>
      <ButtonLink href={LIST_PATH}>Show all articles</ButtonLink>
    </div>
  );
}

function PageLinks({ listing, olderPath }: { listing: Listing; olderPath: string | undefined }) {
  if (!listing.after && !olderPath) return null;
  return (
    <nav aria-label="Pages" className={classes.pages}>
      {listing.after && (
        <ButtonLink look="outline" href={listingPath({ ...listing, after: undefined })}>
          Newest articles
        </ButtonLink>
      )}
      {olderPath && (
        <ButtonLink look="outline" href={olderPath} rel="next">
          Older articles
        </ButtonLink>
      )}
    </nav>
  );
}
