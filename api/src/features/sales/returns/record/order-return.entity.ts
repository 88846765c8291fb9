import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import { Order } from '../../orders/index.ts';
import { ReturnMethod, ReturnReason, type ReturnStep } from './return.enums.ts';

/** Units of an order line that come back. */
export interface ReturnedUnits {
  readonly lineId: number;
  readonly quantity: number;
  /** How many of them came back as new; null until they are inspected. */
  readonly resaleable: number | null;
}

/** What photographs of a return are attached to. */
export const RETURN_PHOTOGRAPHS = 'return';

/** The key of the refund that pays a return back: by it the refund is made once, and found again. */
export const refundKeyOf = ({ id }: Pick<OrderReturn, 'id'>): string => `return-${id}`;

/** The same in SQL, of the returns `r`. */
export const REFUND_KEY = `'return-' || r.id`;

/** Tyres of an order that come back, and the money that is paid back for them. Money in pence. */
@Entity({ tableName: 'order_returns' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'Tyres of an order that their buyer sends back.' })
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
  @Field(() => ID, { description: 'A UUID; people use the number.' })
  id: string;

  @ManyToOne(() => Order, { mapToPk: true, fieldName: 'order_id' })
  orderId: string;

  /** The first return of an order is 1. */
  @Property({ type: 'integer' })
  ordinal: number;

  @Property({ type: 'text' })
  step: ReturnStep & Opt = 'REQUESTED';

  @Property({ type: 'text' })
  @Field(() => ReturnReason, { description: 'Why they come back; what is paid back follows from it.' })
  reason: ReturnReason;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What the buyer wrote about it; null if nothing.' })
  comment: string | null;

  @Property({ type: 'date', nullable: true })
  @Field(() => String, { nullable: true, description: 'The day of fitting, YYYY-MM-DD; null if not told.' })
  fittedOn: string | null;

  @Property({ type: 'jsonb' })
  lines: readonly ReturnedUnits[];

  @Property({ type: 'text' })
  @Field(() => ReturnMethod, { description: 'How they come back.' })
  method: ReturnMethod;

  /** What the collection costs the buyer. */
  @Property({ type: 'integer', fieldName: 'collection_pence' })
  collection: number & Opt = 0;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The carrier that brings them; null if not told.' })
  carrier: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The carrier’s number; null if not told.' })
  trackingNumber: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why the shop refused it; null unless it did.' })
  refusal: string | null = null;

  /** What staff take off for use. */
  @Property({ type: 'integer', fieldName: 'deduction_pence' })
  deduction: number & Opt = 0;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why less is paid back; null if nothing is taken off.',
  })
  deductionReason: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, {
    description: 'Raised by each change; a step of the shop names the revision it has read.',
  })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was asked for.' })
  requestedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was approved; null if it was not.' })
  approvedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the tyres left; null if nobody said so.' })
  sentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When they were received; null until then.' })
  receivedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When it was refused or withdrawn, or ended because the whole order was refunded; otherwise null.',
  })
  closedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt: Date;
}

/** What a return pays back, as far as it is known. */
@ObjectType({ description: 'What a return pays back.' })
export class ReturnSums {
  @Field(() => Pence, { description: 'The price of the tyres.' }) tyres: number;
  @Field(() => Pence, { description: 'The price of road hazard plans that have no tyre to cover any more.' })
  plans: number;
  @Field(() => Pence, { description: 'What is taken off because claims have paid it back for them already.' })
  claims: number;
  @Field(() => Pence, { description: 'What is paid back of the delivery charge.' }) delivery: number;
  @Field(() => Pence, { description: 'What is taken off for the collection.' }) collection: number;
  @Field(() => Pence, { description: 'What is taken off for use.' }) deduction: number;
  @Field(() => Pence, { description: 'What is paid back in all.' }) total: number;
}
