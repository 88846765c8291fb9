import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import type { Order } from '../../orders/index.ts';
import { DocumentLine, InvoiceSeller, VatLine } from './document.entity.ts';

/**
 * The contents that the law requires of a VAT invoice (VAT Regulations 1995, regulation 14). Written once, when the
 * order is paid; later changes of settings don't affect it. Money is in pence.
 */
@Entity({ tableName: 'invoices' })
@ObjectType({ description: 'An order’s invoice, as issued when the order was paid.' })
export class Invoice {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  @Unique()
  @Property({ type: 'integer' })
  serial: number;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description: 'When it was issued. This is the time of payment and the tax point.',
  })
  issuedAt: Date;

  @Property({ type: 'jsonb' })
  @Field(() => InvoiceSeller, { description: 'The shop’s legal details.' })
  seller: InvoiceSeller;

  /** Stored for as long as the law requires, even if the account is deleted; then null. */
  @Property({ type: 'jsonb', nullable: true })
  billingAddress: Order['billingAddress'] | null;

  /** Null once the account is deleted, because the law doesn't require it. */
  @Property({ type: 'jsonb', nullable: true })
  deliveryAddress: Order['shippingAddress'] | null;

  @Property({ type: 'jsonb' })
  @Field(() => [DocumentLine], { description: 'The goods sold. Delivery is in `shipping`.' })
  lines: readonly DocumentLine[] & Opt;

  @Property({ type: 'integer', fieldName: 'subtotal_pence' })
  @Field(() => Pence, { description: 'The sum of the lines.' })
  subtotal: number;

  @Property({ type: 'integer', fieldName: 'shipping_pence' })
  @Field(() => Pence, { description: 'The delivery charge; 0 if delivery is free.' })
  shipping: number;

  @Property({ type: 'integer', fieldName: 'total_pence' })
  @Field(() => Pence, { description: 'The total paid, including delivery and VAT.' })
  total: number;

  @Property({ type: 'jsonb' })
  @Field(() => [VatLine], { description: 'The VAT by rate.' })
  vat: readonly VatLine[] & Opt;
}
