import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { StockReason } from './stock.enums.ts';

/** A product's stock is the sum of its movements. */
@Entity({ tableName: 'stock_movements' })
@ObjectType({ description: 'A change of the stock of a product.' })
export class StockMovement {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The movement’s number. Later movements have higher numbers.' })
  id: number & Opt;

  @Property({ type: 'integer' })
  productId: number;

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The order that the units were sold with or returned from; null for an adjustment.',
  })
  orderId: string | null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The units added, or removed if negative.' })
  quantity: number;

  @Property({ type: 'text' })
  @Field(() => StockReason, { description: 'The reason for the change.' })
  reason: StockReason;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the stock changed.' })
  at: Date;
}
