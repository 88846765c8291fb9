import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ProductAlertKind, ProductAlertState } from './product-alert.enums.ts';

/** A request for one email about a product. An address has one open request per product and kind. */
@Entity({ tableName: 'product_alerts' })
export class ProductAlertRow {
  [OptionalProps]?: 'confirmTokenHash' | 'closedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** The account that confirmed this address; null for a guest. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  @Property({ type: 'text' })
  email: string;

  /** The address in lower case: one person, whatever the spelling. */
  @Property({ type: 'text' })
  emailKey: string;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'text' })
  kind: ProductAlertKind;

  @Property({ type: 'text' })
  state: ProductAlertState;

  /** The price at the time of the request, in pence. */
  @Property({ type: 'integer', fieldName: 'price_pence' })
  price: number;

  @Property({ type: 'timestamptz' })
  requestedAt: Date;

  /** SHA-256 of the emailed link's token; kept after use, so that a second click gets the same response. */
  @Property({ type: 'text', nullable: true })
  confirmTokenHash: string | null = null;

  /** In plain text, because its emails contain it; it can only end requests. */
  @Property({ type: 'text' })
  endToken: string;

  /** When the email was written or the request ended; null while it's open. */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;
}
