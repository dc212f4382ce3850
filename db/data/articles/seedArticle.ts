/** An article that a new installation starts with. */
export interface SeedArticle {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** An ISO instant; noon or so in the United States, so that the day is the same everywhere in it. */
  publishedAt: string;
  /** Shown on the home page. */
  featured: boolean;
  /** Markdown. */
  body: string;
}
