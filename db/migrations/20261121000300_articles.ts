import { Migration } from '@mikro-orm/migrations';
import { v7 as uuidv7 } from 'uuid';
import { readTimeOf } from '#domain/readTime.ts';
import { articles } from '../data/articles/index.ts';

/** The initial articles; maintained as data afterwards. */
export class Articles extends Migration {
  override name = '20261121000300_articles';

  override async up(): Promise<void> {
    for (const { slug, title, excerpt, category, publishedAt, featured, body } of articles) {
      await this.execute(
        `insert into articles (id, slug, title, excerpt, body, category, published_at, read_time, featured, published, created_at, updated_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, true, ?, ?)`,
        [
          uuidv7(),
          slug,
          title,
          excerpt,
          body,
          category,
          publishedAt,
          readTimeOf(body),
          featured,
          publishedAt,
          publishedAt,
        ],
      );
    }
  }
}
