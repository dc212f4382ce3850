import { Breadcrumb } from '#client/ui/site/Breadcrumb.tsx';
import type { Step } from '#client/ui/site/breadcrumbs.ts';
import { type Part, PartedProse } from '#client/ui/site/PartedProse.tsx';
import { Prose } from '#client/ui/site/Prose.tsx';
import { DAY_MS } from '#domain/dates.ts';
import classes from './articlePage.module.css';
import type { ArticleCardFragment, ArticlePageQuery } from './articles.generated.ts';
import { ArticleCard } from './parts/ArticleCard.tsx';
import { ArticlePicture } from './parts/ArticlePicture.tsx';
import { LongDate } from './parts/LongDate.tsx';

export interface ArticleData {
  article: Omit<NonNullable<ArticlePageQuery['article']>, 'body'>;
  html: string;
  /** For a table of contents; none for a short article. */
  parts: Part[];
  trail: Step[];
  related: ArticleCardFragment[];
}

export function ArticlePage({ data: { article, html, parts, trail, related } }: { data: ArticleData }) {
  return (
    <div className={classes.page}>
      <Breadcrumb trail={trail} />
      <article>
        <header className={classes.top}>
          <div>
            <h1>{article.title}</h1>
            {article.excerpt && <p className={classes.excerpt}>{article.excerpt}</p>}
            <Facts article={article} />
          </div>
          <div className={classes.picture}>
            <ArticlePicture article={article} isFirst />
          </div>
        </header>
        {parts.length > 0 ? <PartedProse html={html} parts={parts} /> : <Prose html={html} />}
      </article>
      {related.length > 0 && (
        <section className={classes.related} aria-labelledby="related">
          <h2 id="related">Read next</h2>
          <div className={classes.cards}>
            {related.map((other) => (
              <ArticleCard key={other.id} article={other} level={3} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

function Facts({ article: { author, publishedAt, updatedAt, readTime } }: { article: ArticleData['article'] }) {
  // A slip put right on the day of publishing is no news.
  const wasChanged = publishedAt !== null && Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;
  return (
    <ul className={classes.facts}>
      <li>By {author}</li>
      {publishedAt && (
        <li>
          <LongDate instant={publishedAt} />
        </li>
      )}
      {wasChanged && (
        <li>
          Updated <LongDate instant={updatedAt} />
        </li>
      )}
      <li>{readTime} min read</li>
    </ul>
  );
}
