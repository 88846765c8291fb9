import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The purpose of an emailed token, which is valid for nothing else. */
export type TokenPurpose = 'VERIFY_EMAIL' | 'RESET_PASSWORD' | 'DATA_EXPORT' | 'CHANGE_EMAIL';

/**
 * A single-use token that was emailed to a user. Only its hash is stored: reading this table gives no access.
 */
@Entity({ tableName: 'user_tokens' })
export class UserToken {
  @PrimaryKey({ type: 'text' })
  tokenHash: string;

  @Property({ type: 'text' })
  purpose: TokenPurpose;

  @Property({ type: 'uuid' })
  userId: string;

  /** The address it was sent to, and the only one it confirms. */
  @Property({ type: 'text' })
  email: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: (Date & Opt) | null = null;
}
