import { Collection, OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { DateTime, Pence } from '../../platform/scalars.ts';
import { DeliveryMethod } from '../delivery/delivery.enums.ts';
import { OrderAddress } from './order-address.entity.ts';
import { OrderStatus, PaymentStatus } from './order.enums.ts';

/** Who carries an order unless somebody else was named. */
export const OWN_DELIVERY_TEAM = 'Own delivery team';

/** What was paid for an order that was paid, in pence: its total, unless another sum was received. */
export const paidFor = ({ received, total }: Pick<Order, 'received' | 'total'>): number => received ?? total;

/** The carrier that brings an order; null for the shop's own team. */
export const carrierOf = ({ shippingProvider }: Pick<Order, 'shippingProvider'>): string | null =>
  shippingProvider === OWN_DELIVERY_TEAM ? null : shippingProvider;

/** What somebody bought, with the prices and names of that moment. Money in pence. */
@Entity({ tableName: 'orders' })
@ObjectType({
  simpleResolvers: true,
  description:
    'What somebody bought, with the prices and names of that moment. Shown to its owner, to administrators, and to whoever proves to read the e-mail it was placed with.',
})
export class Order {
  [OptionalProps]?:
    | 'stripeSessionId'
    | 'stripePaymentIntent'
    | 'paidAt'
    | 'needsAttention'
    | 'received'
    | 'conversionReportedAt'
    | 'invoiceSerial'
    | 'deliveredAt'
    | 'reviewInvitedAt'
    | 'reviewTokenHash';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  /** TFL, year, month and six random digits: for people; also the tracking number. */
  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'Its number for people, for example TFL2611123456; it is tracked by it too.' })
  number: string;

  @Property({ type: 'text' })
  @Field(() => OrderStatus, { description: 'How far it has come.' })
  status: OrderStatus & Opt = 'PENDING';

  @Property({ type: 'text' })
  @Field(() => PaymentStatus, { description: 'What has been paid of it.' })
  paymentStatus: PaymentStatus & Opt = 'UNPAID';

  /** The account it belongs to: that of the checkout, or the one that proved to own its e-mail address. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'Where mail about it goes.' })
  email: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Telephone number for the driver; null when none was given.',
  })
  phone: string | null;

  @Property({ type: 'jsonb' })
  @Field(() => OrderAddress, { description: 'Where it goes.' })
  shippingAddress: OrderAddress;

  @Property({ type: 'jsonb' })
  @Field(() => OrderAddress, { description: 'Who pays.' })
  billingAddress: OrderAddress;

  @Property({ type: 'text' })
  @Field(() => DeliveryMethod, { description: 'How it gets there.' })
  deliveryMethod: DeliveryMethod;

  @Property({ type: 'integer', fieldName: 'subtotal_pence' })
  @Field(() => Pence, { description: 'The tyres.' })
  subtotal: number;

  @Property({ type: 'integer', fieldName: 'shipping_pence' })
  @Field(() => Pence, { description: 'Delivery; 0 when it is free.' })
  shipping: number;

  @Property({ type: 'integer', fieldName: 'vat_included_pence' })
  @Field(() => Pence, { description: 'The VAT that the total contains.' })
  vatIncluded: number;

  @Property({ type: 'integer', fieldName: 'total_pence' })
  @Field(() => Pence, { description: 'What is paid, delivery and VAT included.' })
  total: number;

  @Property({ type: 'text' })
  currency: string & Opt = 'gbp';

  /** The shopper asked for the newsletter; the address is used only after it is confirmed by mail. */
  @Property({ type: 'boolean' })
  newsletterRequested: boolean;

  @Property({ type: 'timestamptz' })
  termsAcceptedAt: Date;

  @Unique()
  @Property({ type: 'text', nullable: true })
  stripeSessionId: string | null = null;

  @Property({ type: 'text', nullable: true })
  stripePaymentIntent: string | null = null;

  /** Until when its pieces are kept back; null once they are sold or given back. */
  @Property({ type: 'timestamptz', nullable: true })
  reservedUntil: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was paid; null while it is not.' })
  paidAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why a person must look at it, in a sentence; null while nobody must.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  needsAttention: string | null = null;

  /** What reached the shop when it was not the total; with it the payment is not done, and it can be paid back. */
  @Property({ type: 'integer', fieldName: 'received_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description:
      'What was paid, where that is not the total: the order then keeps no tyres, and what was paid is paid back when it is cancelled or refunded. Null otherwise.',
  })
  received: number | null = null;

  /** When the purchase was reported to analytics, which happens once. */
  @Property({ type: 'timestamptz', nullable: true })
  conversionReportedAt: Date | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Who brings it.' })
  shippingProvider: string & Opt = OWN_DELIVERY_TEAM;

  /** Its place in the gapless row of invoices; null until it is paid. */
  @Property({ type: 'integer', nullable: true })
  invoiceSerial: number | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt: Date | null = null;

  /** When its buyer was asked for a review, which happens once. */
  @Property({ type: 'timestamptz', nullable: true })
  reviewInvitedAt: Date | null = null;

  /** SHA-256 of the token in that mail, by which its reader writes the reviews without an account. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  reviewTokenHash: string | null = null;

  /** Its buyer's account was deleted: figures and tyres stay for the books, and nothing on it says who bought. */
  @Property({ type: 'boolean' })
  buyerErased: boolean & Opt = false;

  /** SHA-256 of the cookie of the browser that ordered; that browser alone sees the whole e-mail address again. */
  @Property({ type: 'text', nullable: true })
  browserHash: string | null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was placed.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @OneToMany(() => OrderLine, (line) => line.order, { orderBy: { id: 'asc' } })
  lines = new Collection<OrderLine>(this);
}

@Entity({ tableName: 'order_lines' })
@ObjectType({
  simpleResolvers: true,
  description: 'So many pieces of one tyre, as it was named and priced when it was ordered.',
})
export class OrderLine {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Its number.' })
  id: number & Opt;

  @ManyToOne(() => Order)
  order: Order;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of the product.' })
  productId: number;

  @Property({ type: 'text' })
  @Field({ description: 'What the tyre was called.' })
  productName: string;

  @Property({ type: 'text' })
  @Field({ description: 'Who makes it.' })
  productBrand: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its size, for example 205/55 R16.' })
  productSize: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its stock-keeping number.' })
  productSku: string;

  @Property({ type: 'text' })
  fulfilment: ('MAIL_ORDER' | 'FITTED') & Opt = 'MAIL_ORDER';

  @Property({ type: 'integer', fieldName: 'unit_price_pence' })
  @Field(() => Pence, { description: 'Price of one piece, VAT included.' })
  unitPrice: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Pieces.' })
  quantity: number;

  @Property({ type: 'integer', fieldName: 'line_total_pence' })
  @Field(() => Pence, { description: 'Price of all its pieces.' })
  lineTotal: number;
}
