import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PriceRule as Terms } from '@treadline/schema/trade/prices/price-rule';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { BrandTier, PriceEnding } from '../../catalogue/index.ts';
import { RULE_TEXTS } from './price-rule-texts.ts';

@Entity({ tableName: 'price_rules' })
@Auth('ADMIN', 'READ_COSTS')
@ObjectType({ description: 'How some tyres are priced. The first rule that is for a tyre prices it.' })
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
