import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A link that shows a draft to a colleague; only its token's digest is stored. */
@Entity({ tableName: 'blog_draft_links' })
export class BlogDraftLinkRow {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'integer' })
  postId: number;

  @Property({ type: 'text' })
  tokenHash: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;
}
