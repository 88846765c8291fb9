import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PriceRule as Terms } from '@treadline/schema/trade/prices/price-rule';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Pence } from '../../../../platform/input/scalars.ts';
import { TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { BrandTier, PriceEnding } from '../../catalogue/index.ts';

/** The descriptions of a rule's fields, which its type and its input share. */
export const RULE_TEXTS = {
  name: 'Its name for staff, for example “Premium from 18 inches”.',
  tier: 'Only tyres of brands of this class; null for any.',
  brandId: 'Only tyres of this brand, which references `Brand.id`; null for any.',
  category: 'Only tyres for these vehicles; null for any.',
  rimFrom: 'The smallest rim, in inches; null for any.',
  rimTo: 'The largest rim, in inches; null for any.',
  size: 'Only this size, such as 205/55 R16; null for any.',
  supplierId: 'Only tyres that this supplier serves, which references `Supplier.id`; null for any.',
  leavesAlone: 'Whether it leaves prices as they are. Then it has no margin, addition or floor.',
  marginPercent:
    'The margin as a percentage of the price without VAT, to one decimal; null for none. Negative only with ' +
    'belowCostReason.',
  addition:
    'An amount in pence without VAT, added after the margin; null for nothing. Negative only with belowCostReason.',
  leastMargin: 'The least margin on a tyre, without VAT; null for none besides the cost.',
  leastMarginPercent: 'The least margin as a percentage of the price without VAT; null for none.',
  ending: 'How prices are rounded. If that goes below the floor, the next higher price is taken.',
  belowCostReason:
    'Why it may price tyres below their cost; null if it may not. With a reason it has no least margin.',
} as const;

@Entity({ tableName: 'price_rules' })
@ObjectType({ description: 'How some tyres are priced. The first rule that a tyre matches sets its price.' })
export class PriceRule implements Terms {
  /** Its place among the rules, counted from 1. */
  @PrimaryKey({ type: 'smallint' })
  position: number;

  @Property({ type: 'text' })
  @Field({ description: RULE_TEXTS.name })
  name: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => BrandTier, { nullable: true, description: RULE_TEXTS.tier })
  tier: BrandTier | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.brandId })
  brandId: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => TyreCategory, { nullable: true, description: RULE_TEXTS.category })
  category: TyreCategory | null = null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.rimFrom })
  rimFrom: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.rimTo })
  rimTo: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: RULE_TEXTS.size })
  size: string | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.supplierId })
  supplierId: number | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: RULE_TEXTS.leavesAlone })
  leavesAlone: boolean & Opt = false;

  @Property({ type: 'double precision', nullable: true })
  @Field(() => Float, { nullable: true, description: RULE_TEXTS.marginPercent })
  marginPercent: number | null = null;

  @Property({ type: 'integer', nullable: true, fieldName: 'addition_pence' })
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.addition })
  addition: number | null = null;

  @Property({ type: 'integer', nullable: true, fieldName: 'least_margin_pence' })
  @Field(() => Pence, { nullable: true, description: RULE_TEXTS.leastMargin })
  leastMargin: number | null = null;

  @Property({ type: 'double precision', nullable: true })
  @Field(() => Float, { nullable: true, description: RULE_TEXTS.leastMarginPercent })
  leastMarginPercent: number | null = null;

  @Property({ type: 'text' })
  @Field(() => PriceEnding, { description: RULE_TEXTS.ending })
  ending: PriceEnding;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: RULE_TEXTS.belowCostReason })
  belowCostReason: string | null = null;
}
