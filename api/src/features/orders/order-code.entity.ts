import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The code by which somebody without an account is shown an order: the latest one mailed, kept as a hash. */
@Entity({ tableName: 'order_codes' })
export class OrderCode {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  /** Argon2id: six digits under a plain hash would be read back in a second. */
  @Property({ type: 'text' })
  codeHash: string;

  @Property({ type: 'smallint' })
  tries: number & Opt = 0;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;
}
