import classes from './articlePicture.module.css';
import { CategoryPicture } from './CategoryPicture.tsx';

interface ArticlePictureProps {
  article: { slug: string; category: string | null; featuredImageUrl: string | null };
  /** Seen without scrolling, so not to be waited with. */
  isFirst?: boolean;
}

/** An article's own picture, or the built-in one of its category. It fills the box it is put into. */
export function ArticlePicture({ article, isFirst = false }: ArticlePictureProps) {
  const { slug, category, featuredImageUrl } = article;
  if (!featuredImageUrl) return <CategoryPicture category={category} variety={slug.length} />;
  return (
    <img
      className={classes.picture}
      src={featuredImageUrl}
      alt=""
      width={960}
      height={540}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
