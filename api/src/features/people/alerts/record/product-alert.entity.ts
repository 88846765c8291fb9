import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ProductAlertKind, ProductAlertState } from './product-alert.enums.ts';

/** A request to be told of a product once. An address has one open request for each product and kind. */
@Entity({ tableName: 'product_alerts' })
export class ProductAlertRow {
  [OptionalProps]?: 'confirmTokenHash' | 'closedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** The account whose confirmed address this is; null for a guest. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  @Property({ type: 'text' })
  email: string;

  /** The address in lower case: one person, however they type it. */
  @Property({ type: 'text' })
  emailKey: string;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'text' })
  kind: ProductAlertKind;

  @Property({ type: 'text' })
  state: ProductAlertState;

  /** The price charged at the time of the request, in pence. */
  @Property({ type: 'integer', fieldName: 'price_pence' })
  price: number;

  @Property({ type: 'timestamptz' })
  requestedAt: Date;

  /** SHA-256 of the token in the mailed link; kept after use, so that a second click gets the same answer. */
  @Property({ type: 'text', nullable: true })
  confirmTokenHash: string | null = null;

  /** Its mails contain it, so it is stored in clear; it can only end requests. */
  @Property({ type: 'text' })
  endToken: string;

  /** When the mail was written or the request was ended; null while it is open. */
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;
}
