import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import type { Order } from '../../orders/index.ts';
import { DocumentLine, InvoiceSeller, VatLine } from './document.entity.ts';

/**
 * What a VAT invoice must say (VAT Regulations 1995, regulation 14), written once, when the order is paid: neither a
 * change of the settings nor a deleted account changes it. Money in pence.
 */
@Entity({ tableName: 'invoices' })
@ObjectType({ description: 'The invoice of an order, as it was issued when the order was paid.' })
export class Invoice {
  @PrimaryKey({ type: 'uuid' })
  orderId: string;

  @Unique()
  @Property({ type: 'integer' })
  serial: number;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description: 'When it was issued, which is the tax point: the instant of payment.',
  })
  issuedAt: Date;

  @Property({ type: 'jsonb' })
  @Field(() => InvoiceSeller, { description: 'The shop, as it must name itself.' })
  seller: InvoiceSeller;

  /** Kept as long as the law asks, whatever becomes of the account; then null. */
  @Property({ type: 'jsonb', nullable: true })
  billingAddress: Order['billingAddress'] | null;

  /** The law does not ask for it: it goes with the account. */
  @Property({ type: 'jsonb', nullable: true })
  deliveryAddress: Order['shippingAddress'] | null;

  @Property({ type: 'jsonb' })
  @Field(() => [DocumentLine], { description: 'What was sold, without the delivery.' })
  lines: readonly DocumentLine[] & Opt;

  @Property({ type: 'integer', fieldName: 'subtotal_pence' })
  @Field(() => Pence, { description: 'The sum of the lines.' })
  subtotal: number;

  @Property({ type: 'integer', fieldName: 'shipping_pence' })
  @Field(() => Pence, { description: 'The delivery charge; 0 if it is free.' })
  shipping: number;

  @Property({ type: 'integer', fieldName: 'total_pence' })
  @Field(() => Pence, { description: 'What was paid, delivery and VAT included.' })
  total: number;

  @Property({ type: 'jsonb' })
  @Field(() => [VatLine], { description: 'The VAT by rate.' })
  vat: readonly VatLine[] & Opt;
}
