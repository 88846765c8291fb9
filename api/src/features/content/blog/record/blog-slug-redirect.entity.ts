import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An address that an article had before; it leads to the article for ever. */
@Entity({ tableName: 'blog_slug_redirects' })
export class BlogSlugRedirect {
  @PrimaryKey({ type: 'text' })
  slug: string;

  @Property({ type: 'integer' })
  postId: number;
}
