import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { Order } from '../../orders/index.ts';
import { ReturnMethod, ReturnReason, type ReturnStep } from './return.enums.ts';

/** Units of an order line in a return. */
export interface ReturnedUnits {
  readonly lineId: number;
  readonly quantity: number;
  /** How many of them are resaleable; null until inspected. */
  readonly resaleable: number | null;
}

/** The kind of subject that a return's photographs are attached to. */
export const RETURN_PHOTOGRAPHS = 'return';

/** The idempotency key of a return's refund, by which it's also found. */
export const refundKeyOf = ({ id }: Pick<OrderReturn, 'id'>): string => `return-${id}`;

/** The same key in SQL, for returns aliased as `r`. */
export const REFUND_KEY = `'return-' || r.id`;

/** A return of tyres from an order. Money is in pence. */
@Entity({ tableName: 'order_returns' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A return of tyres from an order.' })
export class OrderReturn {
  [OptionalProps]?:
    | 'carrier'
    | 'trackingNumber'
    | 'refusal'
    | 'deductionReason'
    | 'approvedAt'
    | 'sentAt'
    | 'receivedAt'
    | 'closedAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The return’s UUID. People use its `number`.' })
  id: string;

  @ManyToOne(() => Order, { mapToPk: true, fieldName: 'order_id' })
  orderId: string;

  /** 1 for the order's first return, and so on. */
  @Property({ type: 'integer' })
  ordinal: number;

  @Property({ type: 'text' })
  step: ReturnStep & Opt = 'REQUESTED';

  @Property({ type: 'text' })
  @Field(() => ReturnReason, { description: 'The reason, which decides what is refunded.' })
  reason: ReturnReason;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The buyer’s comment; null without one.' })
  comment: string | null;

  @Property({ type: 'date', nullable: true })
  @Field(() => String, { nullable: true, description: 'The day of fitting, YYYY-MM-DD; null if not given.' })
  fittedOn: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The vehicle that they don’t fit, for example Volkswagen Golf (Mk7) 2017; null if not known.',
  })
  vehicle: string | null = null;

  /** The rows of the fitment table that the vehicle can be. */
  @Property({ type: 'jsonb' })
  fitmentIds: readonly number[] & Opt = [];

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The size on that vehicle’s old tyres, for example 225/45 R17; null if not given.',
  })
  sidewallSize: string | null = null;

  @Property({ type: 'jsonb' })
  lines: readonly ReturnedUnits[];

  @Property({ type: 'text' })
  @Field(() => ReturnMethod, { description: 'The way the tyres come back.' })
  method: ReturnMethod;

  /** The buyer's charge for the collection. */
  @Property({ type: 'integer', fieldName: 'collection_pence' })
  collection: number & Opt = 0;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The carrier; null if not given.' })
  carrier: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The carrier’s tracking number; null if not given.' })
  trackingNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why the shop refused it; null if it didn’t.' })
  refusal: string | null = null;

  /** Staff's deduction for use. */
  @Property({ type: 'integer', fieldName: 'deduction_pence' })
  deduction: number & Opt = 0;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The reason for the deduction; null without one.',
  })
  deductionReason: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, {
    description: 'Raised by each change. Staff’s changes name the revision they’re based on.',
  })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was requested.' })
  requestedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was approved; null if it wasn’t.' })
  approvedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the tyres left; null if not recorded.' })
  sentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the tyres arrived; null until then.' })
  receivedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was refused, withdrawn, or ended by a refund of the whole order; otherwise null.',
  })
  closedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'The breakdown of a return’s refund.' })
export class ReturnSums {
  @Field(() => Pence, { description: 'The price of the tyres.' }) tyres: number;
  @Field(() => Pence, { description: 'The price of road hazard plans whose tyres come back.' })
  plans: number;
  @Field(() => Pence, { description: 'The deduction for what claims have already refunded for the tyres.' })
  claims: number;
  @Field(() => Pence, { description: 'The refunded part of the delivery charge.' }) delivery: number;
  @Field(() => Pence, { description: 'The deduction for the collection.' }) collection: number;
  @Field(() => Pence, { description: 'The deduction for use.' }) deduction: number;
  @Field(() => Pence, { description: 'The total refund.' }) total: number;
}
