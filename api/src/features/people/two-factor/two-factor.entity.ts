import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An account's two-factor sign-in: being set up, or enabled since its first right code. */
@Entity({ tableName: 'two_step' })
export class TwoFactorRow {
  @PrimaryKey({ type: 'uuid' })
  userId: string;

  /** The secret shared with the authenticator app, in base32. */
  @Property({ type: 'text', hidden: true })
  secret: string;

  /** Null until a code has proved that the app has the secret. */
  @Property({ type: 'timestamptz', nullable: true })
  since: (Date & Opt) | null = null;

  /** The half-minute of the last code used: that code and earlier ones are no longer valid. */
  @Property({ type: 'integer', nullable: true })
  lastStep: (number & Opt) | null = null;

  /** How many codes were used since it was enabled: a challenge is valid until the next one. */
  @Property({ type: 'integer' })
  codesUsed: number & Opt = 0;

  /** The hashes' salt, in base64url; null without hashes. */
  @Property({ type: 'text', nullable: true, hidden: true })
  recoverySalt: (string & Opt) | null = null;

  /** The hashes of the remaining recovery codes. */
  @Property({ type: 'string[]', hidden: true })
  recoveryHashes: string[] & Opt = [];
}
