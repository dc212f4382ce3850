import type { ArticleCardFragment } from '../articles.generated.ts';
import { articlePath } from '../listing.ts';
import { ArticlePicture } from './ArticlePicture.tsx';
import classes from './articleCard.module.css';
import { LongDate } from './LongDate.tsx';

interface ArticleCardProps {
  article: ArticleCardFragment;
  /** The level of its heading. */
  level: 2 | 3;
  /** The first of a list, shown larger. */
  isLead?: boolean;
}

export function ArticleCard({ article, level, isLead = false }: ArticleCardProps) {
  const { title, excerpt, category, publishedAt, readTime } = article;
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card} data-lead={isLead || undefined}>
      <div className={classes.picture}>
        <ArticlePicture article={article} isFirst={isLead} />
      </div>
      <div className={classes.words}>
        {category && <p className={classes.category}>{category}</p>}
        <Heading className={classes.title}>
          <a href={articlePath(article)}>{title}</a>
        </Heading>
        {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
        <p className={classes.facts}>
          {publishedAt && (
            <>
              <LongDate instant={publishedAt} />
              <span aria-hidden="true"> · </span>
            </>
          )}
          <span>{readTime} min read</span>
        </p>
      </div>
    </article>
  );
}
