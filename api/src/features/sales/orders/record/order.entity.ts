import { Collection, OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { OrderPromises } from '@treadline/schema/trade/order/order-promises';
import { OWN_DELIVERY_TEAM } from '@treadline/schema/trade/places/carriers';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { DeliveryMethod } from '../../../shop/delivery/index.ts';
import { OrderAddress } from './order-address.entity.ts';
import { OrderParcels } from './order-parcels.entity.ts';
import { OrderLineKind, OrderStatus, PaymentStatus, type OfflinePayment } from './order.enums.ts';
import { OrderedGoods } from './ordered-goods.entity.ts';

/** The amount received for a paid order, in pence: its total, unless another amount was received. */
export const paidFor = ({ received, total }: Pick<Order, 'received' | 'total'>): number => received ?? total;

/** The carrier that delivers an order; null for the shop's own team. */
export const carrierOf = ({ shippingProvider }: Pick<Order, 'shippingProvider'>): string | null =>
  shippingProvider === OWN_DELIVERY_TEAM ? null : shippingProvider;

/** An order, with prices and names as they were when it was placed. Money in pence. */
@Entity({ tableName: 'orders' })
@ObjectType({
  description:
    'An order, with prices and names as they were when it was placed. Visible to its buyer, to ' +
    'administrators, and to guests who prove they can read the email address it was placed with.',
})
export class Order extends OrderParcels {
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
    | 'promises';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID. People use the number.' })
  id: string;

  @Unique()
  @Property({ type: 'text' })
  @Field({ description: 'The order number, such as TFL-4829-1736. Use trackingNumber to track the order.' })
  number: string;

  /** Null for older orders, which are tracked by their order number; `trackingNumberOf` handles both. */
  @Property({ type: 'text', nullable: true })
  trackingNumber: string | null;

  @Property({ type: 'text' })
  @Field(() => OrderStatus, { description: 'How far the order has come, or how it ended.' })
  status: OrderStatus = 'PENDING';

  @Property({ type: 'text' })
  @Field(() => PaymentStatus, { description: 'The state of the payment.' })
  paymentStatus: PaymentStatus = 'UNPAID';

  /** The account it belongs to: the one that checked out, or one that has verified the order's email address since. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The email address for messages; empty if none was given.' })
  email: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The phone number for the driver; null if none was given.',
  })
  phone: string | null;

  @Property({ type: 'jsonb' })
  @Field(() => OrderAddress, { description: 'The delivery address.' })
  shippingAddress: OrderAddress;

  @Property({ type: 'jsonb' })
  @Field(() => OrderAddress, {
    description: 'The billing address; the delivery address if no other was given.',
  })
  billingAddress: OrderAddress;

  @Property({ type: 'text' })
  @Field(() => DeliveryMethod, { description: 'How the order is delivered.' })
  deliveryMethod: DeliveryMethod;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description:
      'Whether the buyer collects it at the shop. Its addresses then have a name alone, unless a billing address was ' +
      'given.',
  })
  isCollected: boolean & Opt = false;

  @Property({ type: 'integer', fieldName: 'subtotal_pence' })
  @Field(() => Pence, { description: 'The sum of the lines.' })
  subtotal: number;

  @Property({ type: 'integer', fieldName: 'shipping_pence' })
  @Field(() => Pence, { description: 'The delivery charge; 0 if it is free.' })
  shipping: number;

  @Property({ type: 'integer', fieldName: 'vat_included_pence' })
  @Field(() => Pence, { description: 'The VAT contained in the total.' })
  vatIncluded: number;

  @Property({ type: 'integer', fieldName: 'total_pence' })
  @Field(() => Pence, { description: 'The amount to pay, including delivery and VAT.' })
  total: number;

  @Property({ type: 'text' })
  currency: string & Opt = 'gbp';

  /** The buyer requested the newsletter. It's sent only once they confirm by email. */
  @Property({ type: 'boolean' })
  newsletterRequested: boolean;

  @Property({ type: 'timestamptz' })
  termsAcceptedAt: Date;

  @Unique()
  @Property({ type: 'text', nullable: true })
  providerSessionId: string | null = null;

  @Property({ type: 'text', nullable: true })
  providerPaymentId: string | null = null;

  /** The provider's ids of payments and refunds that don't belong to the order and that staff have dealt with. */
  @Property({ type: 'string[]' })
  dealtWith: string[] & Opt = [];

  /** How it was paid offline; null if through the provider. Its refunds are then paid offline too. */
  @Property({ type: 'text', nullable: true, fieldName: 'paid_by_hand' })
  offlinePayment: OfflinePayment | null = null;

  /** Stored at settlement from the provider's data, so later reads don't call the provider. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'How the order was paid, for example Visa ending 4242, Apple Pay (Visa ending 4242) or Cash; null ' +
      'until then, and once the buyer’s data is erased.',
  })
  paymentMethod: string | null = null;

  /** When its stock reservation ends; null once its units are settled or released. */
  @Property({ type: 'timestamptz', nullable: true })
  reservedUntil: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the order expired unpaid; null if it didn’t.' })
  expiredAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the order was paid; null until then.' })
  paidAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why the order needs attention, one reason per line; null if it doesn’t.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  needsAttention: string | null = null;

  /** The amount received if it differs from the total. The order is then unpaid, and the amount refundable. */
  @Property({ type: 'integer', fieldName: 'received_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description:
      'The amount paid if it differs from the total; otherwise null. The order then reserves no stock, ' +
      'and the amount is refunded when the order is cancelled or refunded.',
  })
  received: number | null = null;

  /** What the buyer's analytics consent covers, as sent by the checkout; null without consent. */
  @Property({ type: 'text', nullable: true })
  analyticsConsent: string | null = null;

  /** Null for orders older than this column; `promisesOf` handles both. */
  @Property({ type: 'jsonb', nullable: true })
  promises: OrderPromises | null = null;

  /** Its serial in the gapless sequence of invoices; null until the order is paid. */
  @Property({ type: 'integer', nullable: true })
  invoiceSerial: number | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  deliveredAt: Date | null = null;

  /** The buyer's data was erased: figures and tyres stay for the books, but nothing identifies the buyer. */
  @Property({ type: 'boolean' })
  buyerErased: boolean & Opt = false;

  /** SHA-256 of the ordering browser's cookie. Only that browser is shown the full email address again. */
  @Property({ type: 'text', nullable: true })
  browserHash: string | null;

  /** Digests of the checkout's idempotency key and input, which identify a repeated checkout. */
  @Property({ type: 'text', nullable: true })
  attemptKey: string | null = null;

  @Property({ type: 'text', nullable: true })
  attemptDigest: string | null = null;

  @Property({ type: 'boolean', fieldName: 'by_key' })
  isByKey: boolean & Opt = false;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the order was placed.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'integer' })
  @Field(() => Int, { nullable: true, description: 'Increases with each change of status or address.' })
  @Auth('ADMIN', 'READ_ORDERS')
  revision: number & Opt = 1;

  @OneToMany(() => OrderLine, (line) => line.order, { orderBy: { id: 'asc' } })
  lines = new Collection<OrderLine>(this);
}

@Entity({ tableName: 'order_lines' })
@ObjectType({
  description:
    'Units of one tyre, of the road hazard plan that covers them, or of their fitting, with names and prices ' +
    'as they were when ordered.',
})
export class OrderLine extends OrderedGoods {
  [OptionalProps]?: 'productId' | 'coversLineId' | 'planMonths' | 'listPrice' | 'priceReason' | 'costPrice';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The number of the line.' })
  id: number & Opt;

  @ManyToOne(() => Order)
  order: Order;

  @Property({ type: 'text' })
  @Field(() => OrderLineKind, { description: 'Whether the units are tyres, plans or fitting.' })
  kind: OrderLineKind & Opt = 'TYRE';

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The product’s id; null unless it’s a tyre.' })
  productId: number | null = null;

  /** The line of the same order whose tyres the plan covers, or that are fitted. */
  @Property({ type: 'integer', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description:
      'The line of the same order whose tyres the plan covers or that are fitted; null for tyres, call-outs and ' +
      'extras.',
  })
  coversLineId: number | null = null;

  /** Fixed when the plan is bought, so later settings don't change it. */
  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'How many months the plan runs from delivery; null for tyres.',
  })
  planMonths: number | null = null;
}
