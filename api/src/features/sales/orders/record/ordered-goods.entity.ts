import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { Fulfilment } from '../../../shop/fitting/index.ts';

/** The names, prices and returns of an order line's units. Money in pence. */
@ObjectType()
export abstract class OrderedGoods {
  @Property({ type: 'text' })
  @Field({ description: 'The name when it was ordered.' })
  productName: string;

  @Property({ type: 'text' })
  @Field({ description: 'The tyre’s brand when it was ordered.' })
  productBrand: string;

  @Property({ type: 'text' })
  @Field({ description: 'The size, for example 205/55 R16.' })
  productSize: string;

  @Property({ type: 'text' })
  @Field({ description: 'The stock-keeping unit (SKU).' })
  productSku: string;

  @Property({ type: 'text' })
  @Field(() => Fulfilment, { description: 'How the buyer receives the tyres of the line.' })
  fulfilment: Fulfilment & Opt = 'MAIL_ORDER';

  @Property({ type: 'integer', fieldName: 'unit_price_pence' })
  @Field(() => Pence, { description: 'The price of one unit, including VAT.' })
  unitPrice: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of units.' })
  quantity: number;

  @Property({ type: 'integer', fieldName: 'line_total_pence' })
  @Field(() => Pence, { description: 'The price of all units, including VAT.' })
  lineTotal: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Units returned to the shop.' })
  returnedUnits: number & Opt = 0;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Returned units that were damaged and aren’t on sale again.' })
  damagedUnits: number & Opt = 0;

  @Property({ type: 'integer', fieldName: 'cost_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description: 'The cost of one unit to the shop when it was ordered, without VAT; null if unknown.',
  })
  @Auth('ADMIN', 'READ_COSTS')
  costPrice: number | null = null;

  @Property({ type: 'integer', fieldName: 'list_price_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description: 'The shop’s own price if another was agreed; otherwise null.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  listPrice: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why another price was agreed; null if none was.' })
  @Auth('ADMIN', 'READ_ORDERS')
  priceReason: string | null = null;
}
