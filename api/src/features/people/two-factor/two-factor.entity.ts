import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The second step of an account's sign-in: begun, or on since its first right code. */
@Entity({ tableName: 'two_step' })
export class TwoFactorRow {
  @PrimaryKey({ type: 'uuid' })
  userId: string;

  /** What the shop and the authenticator app share, in base32. */
  @Property({ type: 'text', hidden: true })
  secret: string;

  /** Null until a code has shown that the app has the secret. */
  @Property({ type: 'timestamptz', nullable: true })
  since: (Date & Opt) | null = null;

  /** The half minute of the last code that was used: that code and earlier ones no longer count. */
  @Property({ type: 'integer', nullable: true })
  lastStep: (number & Opt) | null = null;

  /** How many codes were used since it is on: a challenge counts until the next one. */
  @Property({ type: 'integer' })
  codesUsed: number & Opt = 0;

  /** The salt of the hashes, in base64url; null until there are any. */
  @Property({ type: 'text', nullable: true, hidden: true })
  recoverySalt: (string & Opt) | null = null;

  /** The hashes of the recovery codes that are left. */
  @Property({ type: 'string[]', hidden: true })
  recoveryHashes: string[] & Opt = [];
}
