import { Collection, OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import { OWN_DELIVERY_TEAM } from '@treadline/schema/trade/places/carriers';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { DeliveryMethod } from '../../../shop/delivery/index.ts';
import { OrderAddress } from './order-address.entity.ts';
import { OrderLineKind, OrderStatus, PaymentStatus, type OfflinePayment } from './order.enums.ts';
import { OrderedGoods } from './ordered-goods.entity.ts';

/** The amount received for a paid order, in pence: its total, unless another amount was received. */
export const paidFor = ({ received, total }: Pick<Order, 'received' | 'total'>): number => received ?? total;

/** The carrier that delivers an order; null for the shop's own team. */
export const carrierOf = ({ shippingProvider }: Pick<Order, 'shippingProvider'>): string | null =>
  shippingProvider === OWN_DELIVERY_TEAM ? null : shippingProvider;

/** A purchase, with the prices and names of that moment. Money in pence. */
@Entity({ tableName: 'orders' })
@ObjectType({
  description:
    'What somebody bought, with the prices and names of that moment. Shown to its owner, to ' +
    'administrators, and to guests who prove that they read the e-mail it was placed with.',
})
export class Order {
  [OptionalProps]?:
    | 'status'
    | 'paymentStatus'
    | 'providerSessionId'
    | 'providerPaymentId'
    | 'offlinePayment'
    | 'paymentMethod'
    | 'paidAt'
    | 'needsAttention'
    | 'received'
    | 'analyticsConsent'
    | 'attemptKey'
    | 'attemptDigest'
    | 'expiredAt'
    | 'invoiceSerial'
    | 'deliveredAt'
    | 'carrierTrackingNumber'
    | 'dispatchBy'
    | 'deliverBy'
    | 'promises';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID; people use the number.' })
  id: string;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The order number, for people, for example TFL-4829-1736. It tracks nothing.' })
  number: string;

  /** Null if the number tracks too, as with older orders; `trackingNumberOf` reads both. */
  @Property({ type: 'text', nullable: true })
  trackingNumber: string | null;

  @Property({ type: 'text' })
  @Field(() => OrderStatus, { description: 'Where it stands, from PENDING to DELIVERED, or how it ended.' })
  status: OrderStatus = 'PENDING';

  @Property({ type: 'text' })
  @Field(() => PaymentStatus, { description: 'The state of the payment.' })
  paymentStatus: PaymentStatus = 'UNPAID';

  /** The account it belongs to: the one that checked out, or the one that verified its e-mail address. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The e-mail address for messages about it; empty if none was given.' })
  email: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The telephone number for the driver; null if none was given.',
  })
  phone: string | null;

  @Property({ type: 'jsonb' })
  @Field(() => OrderAddress, { description: 'The delivery address.' })
  shippingAddress: OrderAddress;

  @Property({ type: 'jsonb' })
  @Field(() => OrderAddress, {
    description: 'Where the payer lives; the shipping address where none was given.',
  })
  billingAddress: OrderAddress;

  @Property({ type: 'text' })
  @Field(() => DeliveryMethod, { description: 'How it reaches the door.' })
  deliveryMethod: DeliveryMethod;

  @Property({ type: 'integer', fieldName: 'subtotal_pence' })
  @Field(() => Pence, { description: 'The sum of the lines.' })
  subtotal: number;

  @Property({ type: 'integer', fieldName: 'shipping_pence' })
  @Field(() => Pence, { description: 'The delivery charge; 0 if it is free.' })
  shipping: number;

  @Property({ type: 'integer', fieldName: 'vat_included_pence' })
  @Field(() => Pence, { description: 'The VAT that the total contains.' })
  vatIncluded: number;

  @Property({ type: 'integer', fieldName: 'total_pence' })
  @Field(() => Pence, { description: 'The amount to pay, delivery and VAT included.' })
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
  providerSessionId: string | null = null;

  @Property({ type: 'text', nullable: true })
  providerPaymentId: string | null = null;

  /** The provider’s ids of payments and refunds that are no part of it, and that somebody has dealt with. */
  @Property({ type: 'string[]' })
  dealtWith: string[] & Opt = [];

  /** How it was paid, if not through the provider; its refunds are then paid out by hand, too. */
  @Property({ type: 'text', nullable: true, fieldName: 'paid_by_hand' })
  offlinePayment: OfflinePayment | null = null;

  /** Written when it is settled, with what the provider then told: later reads ask nobody. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'How it was paid, such as Visa ending 4242, Apple Pay (Visa ending 4242) or Cash; null until it is paid, and ' +
      'after its buyer’s data were erased.',
  })
  paymentMethod: string | null = null;

  /** The end of its reservation; null once its units are settled or released. */
  @Property({ type: 'timestamptz', nullable: true })
  reservedUntil: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was closed unpaid; otherwise null.' })
  expiredAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was paid; null if it is not.' })
  paidAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why the order needs attention, in a sentence; null if it does not.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  needsAttention: string | null = null;

  /** The amount received if it is not the total; the order is then unpaid, and the amount can be refunded. */
  @Property({ type: 'integer', fieldName: 'received_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description:
      'The amount paid if it is not the total: the order then reserves no stock, and the amount is ' +
      'refunded when it is cancelled or refunded. Otherwise null.',
  })
  received: number | null = null;

  /** What its buyer's consent to being counted covers, as the checkout sent it; null without consent. */
  @Property({ type: 'text', nullable: true })
  analyticsConsent: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The carrier.' })
  shippingProvider: string & Opt = OWN_DELIVERY_TEAM;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The number under which the carrier follows the parcel; null if it has none, as with the shop’s own team. ' +
      'The shop’s own tracking page takes trackingNumber.',
  })
  carrierTrackingNumber: string | null = null;

  /** Until when it has to leave. Written when it is placed: later settings do not change what was promised. */
  @Property({ type: 'timestamptz', nullable: true })
  dispatchBy: Date | null = null;

  /** The last day on which it may arrive, as promised when it was placed. */
  @Property({ type: 'date', nullable: true })
  deliverBy: string | null = null;

  /** Null for orders from before this was kept; `promisesOf` reads both. */
  @Property({ type: 'jsonb', nullable: true })
  promises: OrderPromises | null = null;

  /** Its serial in the gapless sequence of invoices; null until it is paid. */
  @Property({ type: 'integer', nullable: true })
  invoiceSerial: number | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt: Date | null = null;

  /**
   * Its buyer's account was deleted: figures and tyres stay for the books, and nothing identifies the buyer.
   */
  @Property({ type: 'boolean' })
  buyerErased: boolean & Opt = false;

  /**
   * SHA-256 of the cookie of the browser that ordered; only that browser is shown the whole e-mail address
   * again.
   */
  @Property({ type: 'text', nullable: true })
  browserHash: string | null;

  /** Digests of the checkout's idempotency key and input, by which it is recognised if it is sent again. */
  @Property({ type: 'text', nullable: true })
  attemptKey: string | null = null;

  @Property({ type: 'text', nullable: true })
  attemptDigest: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the order was placed.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'integer' })
  @Field(() => Int, { nullable: true, description: 'Raised by each change of its status or address.' })
  @Auth('ADMIN', 'READ_ORDERS')
  revision: number & Opt = 1;

  @OneToMany(() => OrderLine, (line) => line.order, { orderBy: { id: 'asc' } })
  lines = new Collection<OrderLine>(this);
}

@Entity({ tableName: 'order_lines' })
@ObjectType({
  description:
    'Units of one tyre, or of the road hazard plan that covers them, as named and priced when they were ordered.',
})
export class OrderLine extends OrderedGoods {
  [OptionalProps]?: 'productId' | 'coversLineId' | 'planMonths' | 'listPrice' | 'priceReason';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The number of the line.' })
  id: number & Opt;

  @ManyToOne(() => Order)
  order: Order;

  @Property({ type: 'text' })
  @Field(() => OrderLineKind, { description: 'What its units are.' })
  kind: OrderLineKind & Opt = 'TYRE';

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The number of the product; null for a plan.' })
  productId: number | null = null;

  /** The line of the same order whose tyres the plan covers. */
  @Property({ type: 'integer', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The line of the same order whose tyres the plan covers; null for tyres.',
  })
  coversLineId: number | null = null;

  /** How long the plan runs, as promised when it was bought: later settings do not change it. */
  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'How many months from delivery the plan runs; null for tyres.',
  })
  planMonths: number | null = null;
}

/** A line of tyres: what is kept in stock, sent and reviewed. */
export type TyreLine = OrderLine & { readonly productId: number };

export const isTyre = (line: OrderLine): line is TyreLine => line.productId !== null;

/** The lines of an order that are tyres. They must be loaded. */
export const tyresOf = ({ lines }: Order): TyreLine[] => lines.getItems().filter(isTyre);
