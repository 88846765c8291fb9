import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A vote that a review was helpful, by an account or a guest's browser. Each has one vote per review. */
@Entity({ tableName: 'review_votes' })
export class ReviewVote {
  [OptionalProps]?: 'userId' | 'browserHash';

  @PrimaryKey({ type: 'integer' })
  id: number & Opt;

  @Property({ type: 'integer' })
  reviewId: number;

  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  /** SHA-256 of the browser's cookie. */
  @Property({ type: 'text', nullable: true })
  browserHash: string | null = null;

  @Property({ type: 'timestamptz' })
  at: Date;
}
