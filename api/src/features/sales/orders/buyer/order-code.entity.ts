import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The latest code emailed to open an order as a guest, stored as a hash. */
@Entity({ tableName: 'order_codes' })
export class OrderCode {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  /** Argon2id: a plain hash of six digits could be reversed in a second. */
  @Property({ type: 'text' })
  codeHash: string;

  @Property({ type: 'smallint' })
  tries: number & Opt = 0;

  @Property({ type: 'timestamptz' })
  expiresAt: Date;
}
