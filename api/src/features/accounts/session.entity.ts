import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A sign-in that a token stands for: the token is worth what this row says at the moment it is shown. */
@Entity({ tableName: 'sessions' })
export class SessionRow {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** To within a few minutes: it is not written at every request. */
  @Property({ type: 'timestamptz' })
  lastSeenAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: (Date & Opt) | null = null;

  /** As the browser named itself, cut short. */
  @Property({ type: 'text' })
  userAgent: string;

  @Property({ type: 'text' })
  address: string;
}
