import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A sign-in. Its token is only valid while this row says so. */
@Entity({ tableName: 'sessions' })
export class SessionRow {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  /** Accurate to a few minutes, because not every request updates it. */
  @Property({ type: 'timestamptz' })
  lastSeenAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: (Date & Opt) | null = null;

  /** The browser's User-Agent header, shortened. */
  @Property({ type: 'text' })
  userAgent: string;

  @Property({ type: 'text' })
  address: string;
}
