import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { StockReason } from './stock.enums.ts';

/** The sum of all movements of a product is its stock. */
@Entity({ tableName: 'stock_movements' })
@ObjectType({ description: 'Units of a product that were added to the shelf or taken from it.' })
export class StockMovement {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The number of the movement; later ones have higher numbers.' })
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
  @Field(() => Int, { description: 'The units, below zero for those that left.' })
  quantity: number;

  @Property({ type: 'text' })
  @Field(() => StockReason, { description: 'Why they came or left.' })
  reason: StockReason;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When they came or left.' })
  at: Date;
}
