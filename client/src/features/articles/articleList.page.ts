import { brand } from '#client/ui/brand/brand.ts';
import { breadcrumbList } from '#client/ui/site/breadcrumbs.ts';
import { definePage, type PageRequest, redirectTo } from '#client/ui/site/page.ts';
import { type ArticleListData, ArticleListPage } from './ArticleListPage.tsx';
import { ArticleListDocument } from './articles.generated.ts';
import { articlePath, FEED, LIST_PATH, type Listing, listingOf, listingPath } from './listing.ts';

export const page = definePage<ArticleListData>({
  path: LIST_PATH,
  load,
  head: ({ listing, articles }, { origin }) => ({
    ...wordsOf(listing),
    canonical: listingPath(listing),
    // What somebody searched for, or an address that never had anything on it, is not worth finding.
    noindex: Boolean(listing.search) || articles.length === 0,
    feeds: [FEED],
    structuredData: [
      breadcrumbList(origin, trailOf(listing)),
      {
        '@type': 'ItemList',
        itemListElement: articles.map((article, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: article.title,
          url: origin + articlePath(article),
        })),
      },
    ],
  }),
  Component: ArticleListPage,
});

async function load({ query, ask }: PageRequest): Promise<ArticleListData> {
  const listing = listingOf(query);
  try {
    const { articles, articleCategories } = await ask(ArticleListDocument, { ...listing });
    const { nodes, totalCount, pageInfo } = articles;
    const next = pageInfo.hasNextPage && pageInfo.endCursor;
    return {
      listing,
      categories: articleCategories,
      articles: nodes,
      totalCount,
      ...(next && { olderPath: listingPath({ ...listing, after: next }) }),
    };
  } catch (error) {
    // A mistyped cursor begins anew; should something else be wrong, the first page shows it.
    if (listing.after) throw redirectTo(listingPath({ ...listing, after: undefined }));
    throw error;
  }
}

const trailOf = ({ category }: Listing) => [
  { name: 'Home', path: '/' },
  { name: 'Articles', path: LIST_PATH },
  ...(category ? [{ name: category, path: listingPath({ category }) }] : []),
];

function wordsOf({ category, search, after }: Listing) {
  const what = category ? `${category} articles` : 'Articles';
  const titled = search ? `${what} about “${search}”` : what;
  return {
    title: after ? `${titled}, older ones` : titled,
    description: `${what} from ${brand.name} for mobile fingerprinting, live-scan and notary professionals: accurate, dated, with their sources.`,
  };
}
