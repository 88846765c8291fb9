import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A former slug of an article; it redirects for ever. */
@Entity({ tableName: 'blog_slug_redirects' })
export class BlogSlugRedirect {
  @PrimaryKey({ type: 'text' })
  slug: string;

  @Property({ type: 'integer' })
  postId: number;
}
