import type { InputRule } from '@treadline/schema/input/rule';
import { isForAll, type RuleConditions } from '@treadline/schema/trade/prices/price-rule';
import { Field, Float, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { Pence } from '../../../../platform/input/scalars.ts';
import { TyreCategory } from '../../../../platform/services/trade.enums.ts';
import { BrandTier, MAX_PRICE, PriceEnding, SIZE } from '../../catalogue/index.ts';
import { RULE_TEXTS } from './price-rule.entity.ts';

const MOST_RULES = 100;
/** Above this a slip of the finger multiplies prices: at 90 % a tyre sells for ten times its cost. */
const MOST_MARGIN = 90;

const RULES: InputRule = {
  maxItems: MOST_RULES,
  required: 'Write at least one rule',
  message: `Write at most ${MOST_RULES} rules`,
};
const NAME: InputRule = { required: 'Name the rule', maxLength: 80 };
const REASON: InputRule = { maxLength: 200 };
const RIM: InputRule = { min: 8, max: 30, message: 'A rim is from 8 to 30 inches' };
const MARGIN: InputRule = {
  min: -MOST_MARGIN,
  max: MOST_MARGIN,
  message: `A margin is at most ${MOST_MARGIN}% of the price`,
};
const LEAST_PERCENT: InputRule = { min: 0, max: MOST_MARGIN, message: `Enter 0 to ${MOST_MARGIN}` };
const AMOUNT: InputRule = { min: -MAX_PRICE, max: MAX_PRICE, message: 'An amount is at most £10,000' };
const LEAST_AMOUNT: InputRule = { min: 0, max: MAX_PRICE, message: 'An amount is from £0 to £10,000' };
const { format = 'tyre-size', message = '' } = SIZE;

const fault = (path: keyof PriceRuleInput, message_: string): FieldError[] => [{ path, message: message_ }];
const isGiven = (value: number | string | null | undefined): boolean => value !== null && value !== undefined;
const hasTenths = (percent: number | null | undefined): boolean =>
  !isGiven(percent) || Number.isInteger(Math.round(Number(percent) * 1e6) / 1e5);

/** The conditions of a rule, with null where none is given. */
export const conditionsOf = (rule: PriceRuleInput): RuleConditions => ({
  tier: rule.tier ?? null,
  brandId: rule.brandId ?? null,
  category: rule.category ?? null,
  rimFrom: rule.rimFrom ?? null,
  rimTo: rule.rimTo ?? null,
  size: rule.size?.trim() || null,
  supplierId: rule.supplierId ?? null,
});

/** Refuses a rule that says nothing, contradicts itself, or sells below cost without saying why. */
function checkRule(rule: PriceRuleInput): FieldError[] {
  const { leavesAlone, marginPercent, addition, leastMargin, leastMarginPercent, rimFrom, rimTo } = rule;
  const terms = [marginPercent, addition, leastMargin, leastMarginPercent];
  const isException = Boolean(rule.belowCostReason?.trim());
  if (isGiven(rimFrom) && isGiven(rimTo) && Number(rimFrom) > Number(rimTo))
    return fault('rimTo', 'The largest rim is smaller than the smallest');
  if (leavesAlone)
    return terms.some(isGiven) || isException
      ? fault('leavesAlone', 'A rule that leaves prices as they are has no margin, addition or floor')
      : [];
  if (!isGiven(marginPercent) && !isGiven(addition))
    return fault('marginPercent', 'Give a margin, an addition, or both');
  if (!hasTenths(marginPercent)) return fault('marginPercent', 'A margin has at most one decimal');
  if (!hasTenths(leastMarginPercent)) return fault('leastMarginPercent', 'A margin has at most one decimal');
  if (isException)
    return isGiven(leastMargin) || isGiven(leastMarginPercent)
      ? fault('belowCostReason', 'A rule that may sell below cost has no least margin')
      : [];
  if (Number(marginPercent ?? 0) < 0) return fault('marginPercent', 'Below cost takes a reason');
  return Number(addition ?? 0) < 0 ? fault('addition', 'Below cost takes a reason') : [];
}

/** Refuses a list whose last rule isn't for all other tyres, or that goes on after one that is. */
function checkList({ rules }: SavePriceRulesInput): FieldError[] {
  const last = rules.length - 1;
  return rules.flatMap((rule, index): FieldError[] => {
    const isForRest = isForAll(conditionsOf(rule));
    if (isForRest === (index === last)) return [];
    const text = isForRest
      ? 'This rule is for all tyres, so the ones after it would never be used'
      : 'The last rule is for all other tyres: it has no conditions';
    return [{ path: `rules.${index}.name`, message: text }];
  });
}

@Checked(checkRule)
@InputType({ description: 'A rule that prices some tyres, or leaves them alone.' })
export class PriceRuleInput {
  @Constraint(NAME)
  @Field({ description: RULE_TEXTS.name })
  name: string;

  @Field(() => BrandTier, { nullable: true, description: RULE_TEXTS.tier })
  tier?: BrandTier | null;

  @Field(() => Int, { nullable: true, description: RULE_TEXTS.brandId })
  brandId?: number | null;

  @Field(() => TyreCategory, { nullable: true, description: RULE_TEXTS.category })
  category?: TyreCategory | null;

  @Constraint(RIM)
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.rimFrom })
  rimFrom?: number | null;

  @Constraint(RIM)
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.rimTo })
  rimTo?: number | null;

  @Constraint({ format, message })
  @Field(() => String, { nullable: true, description: RULE_TEXTS.size })
  size?: string | null;

  @Field(() => Int, { nullable: true, description: RULE_TEXTS.supplierId })
  supplierId?: number | null;

  @Field(() => Boolean, { defaultValue: false, description: RULE_TEXTS.leavesAlone })
  leavesAlone: boolean;

  @Constraint(MARGIN)
  @Field(() => Float, { nullable: true, description: RULE_TEXTS.marginPercent })
  marginPercent?: number | null;

  @Constraint(AMOUNT)
  @Field(() => Int, { nullable: true, description: RULE_TEXTS.addition })
  addition?: number | null;

  @Constraint(LEAST_AMOUNT)
  @Field(() => Pence, { nullable: true, description: RULE_TEXTS.leastMargin })
  leastMargin?: number | null;

  @Constraint(LEAST_PERCENT)
  @Field(() => Float, { nullable: true, description: RULE_TEXTS.leastMarginPercent })
  leastMarginPercent?: number | null;

  @Field(() => PriceEnding, { description: RULE_TEXTS.ending })
  ending: PriceEnding;

  @Constraint(REASON)
  @Field(() => String, { nullable: true, description: RULE_TEXTS.belowCostReason })
  belowCostReason?: string | null;
}

@Constraint({ message: 'We couldn’t save these rules' })
@Checked(checkList)
@InputType({ description: 'All price rules, in place of the present ones.' })
export class SavePriceRulesInput {
  @Field(() => Int, { description: 'The revision of the rules that were loaded.' })
  revision: number;

  @Field(() => Boolean, { description: 'Whether prices follow the rules without a person.' })
  keepsInStep: boolean;

  @Constraint(RULES)
  @Field(() => [PriceRuleInput], {
    description: 'In their order. The last one is for all other tyres, so it has no conditions.',
  })
  rules: PriceRuleInput[];
}

/** The reason for a run. */
export const RUN_REASON: InputRule = { required: 'Say why prices change', maxLength: 200 };
