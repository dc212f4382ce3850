import { ArticlePicture, LongDate } from '#client/features/articles/index.ts';
import { brand } from '#client/ui/brand/brand.ts';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { Section } from '#client/ui/site/Section.tsx';
import classes from './latestNews.module.css';

export interface NewsArticle {
  title: string;
  /** Null for a built-in sample, which leads nowhere. */
  slug: string | null;
  excerpt: string | null;
  featuredImageUrl: string | null;
  category: string | null;
  publishedAt: string | null;
  readTime: number | null;
}

/** Where an article does not say how long it takes (spec, point 9). */
const READ_TIME = 5;

/** One large and two small cards. */
export const LatestNews = ({ articles }: { articles: readonly NewsArticle[] }) => (
  <Section
    id="news"
    title="Latest News"
    aside={
      <ButtonLink href="/articles" look="outline">
        View All Articles
      </ButtonLink>
    }
  >
    <div className={classes.cards}>
      {articles.map((article) => (
        <NewsCard key={article.title} article={article} />
      ))}
    </div>
  </Section>
);

const NewsCard = ({ article }: { article: NewsArticle }) => (
  <article className={classes.card}>
    <div className={classes.picture}>
      <ArticlePicture article={{ ...article, slug: article.slug ?? article.title }} />
    </div>
    <div className={classes.words}>
      {article.category && <p className={classes.category}>{article.category}</p>}
      <h3>{article.slug ? <a href={`/articles/${article.slug}`}>{article.title}</a> : article.title}</h3>
      {article.excerpt && <p className={classes.excerpt}>{article.excerpt}</p>}
      <p className={classes.facts}>
        {brand.name}
        {article.publishedAt && (
          <>
            {' · '}
            <LongDate instant={article.publishedAt} />
          </>
        )}
        {` · ${article.readTime ?? READ_TIME} min read`}
      </p>
    </div>
  </article>
);
