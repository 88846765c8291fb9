import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';

/** The stock of a product: the shop's own, and that of the supplier which serves it besides. */
@ObjectType()
export abstract class StockedGoods {
  /** Units on hand, including reserved ones. */
  @Property({ type: 'integer', fieldName: 'stock_quantity' })
  @Field(() => Int, {
    nullable: true,
    description: 'The units on hand, including those reserved by unpaid checkouts.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  stockOnHand: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { nullable: true, description: 'The units reserved by unpaid checkouts.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  stockReserved: number;

  /** The supplier that serves it when the shop's own stock doesn't reach; null if none has it. */
  @Property({ type: 'integer', nullable: true })
  supplierId: number | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, {
    nullable: true,
    description: 'The units that a supplier can send, including those reserved by unpaid checkouts.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  supplierUnits: number & Opt = 0;

  /** The supplier's units that are reserved. */
  @Property({ type: 'integer' })
  supplierReserved: number & Opt = 0;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The working days in which units that aren’t in own stock get here; null if none can.',
  })
  supplierDays: number | null = null;

  @Property({
    type: 'integer',
    fieldName: 'stock_available',
    generated: '(stock_quantity - stock_reserved + greatest(0, supplier_units - supplier_reserved)) stored',
  })
  stockQuantity: number & Opt;
}
