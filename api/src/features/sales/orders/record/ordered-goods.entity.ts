import type { Opt } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Pence } from '../../../../platform/input/scalars.ts';

/** What a line of an order says of its units: their names and prices, and how many came back. Money in pence. */
@ObjectType()
export abstract class OrderedGoods {
  @Property({ type: 'text' })
  @Field({ description: 'The name at that time.' })
  productName: string;

  @Property({ type: 'text' })
  @Field({ description: 'The maker of the tyre at that time.' })
  productBrand: string;

  @Property({ type: 'text' })
  @Field({ description: 'The size, for example 205/55 R16.' })
  productSize: string;

  @Property({ type: 'text' })
  @Field({ description: 'The stock-keeping number.' })
  productSku: string;

  @Property({ type: 'text' })
  fulfilment: ('MAIL_ORDER' | 'FITTED') & Opt = 'MAIL_ORDER';

  @Property({ type: 'integer', fieldName: 'unit_price_pence' })
  @Field(() => Pence, { description: 'Price of one unit, VAT included.' })
  unitPrice: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Units.' })
  quantity: number;

  @Property({ type: 'integer', fieldName: 'line_total_pence' })
  @Field(() => Pence, { description: 'Price of all its units.' })
  lineTotal: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Units of it that came back to the shop.' })
  returnedUnits: number & Opt = 0;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Units of those that came back damaged and are not on sale again.' })
  damagedUnits: number & Opt = 0;

  @Property({ type: 'integer', fieldName: 'list_price_pence', nullable: true })
  @Field(() => Pence, {
    nullable: true,
    description: 'The shop’s price if another was agreed; otherwise null.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  listPrice: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why another price was agreed; null if none was.' })
  @Auth('ADMIN', 'READ_ORDERS')
  priceReason: string | null = null;
}
