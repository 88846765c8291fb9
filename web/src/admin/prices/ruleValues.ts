import type { PriceEnding } from '@treadline/schema/trade/prices/price-ending';
import type { PriceRule } from '@treadline/schema/trade/prices/price-rule';
import { formatDecimal, parsePrice } from '@treadline/schema/trade/values/money';
import type { PriceRuleInput, SavePriceRulesInput } from '../../apollo/schema.generated.ts';
import type { EditedPriceRulesFragment } from './PriceRules.generated.ts';

/** The effect of a rule on a price. */
export type RuleKind = 'PRICE' | 'EXCEPTION' | 'ALONE';

export const ruleKindLabels: Readonly<Record<RuleKind, string>> = {
  PRICE: 'Sets the price',
  EXCEPTION: 'May price below cost',
  ALONE: 'Leaves the price alone',
};

/** A rule as its fields have it: numbers as text, and empty for none. */
export interface RuleValues {
  name: string;
  tier: string;
  brandId: string;
  category: string;
  rimFrom: string;
  rimTo: string;
  size: string;
  supplierId: string;
  kind: RuleKind;
  marginPercent: string;
  addition: string;
  leastMargin: string;
  leastMarginPercent: string;
  ending: PriceEnding;
  belowCostReason: string;
}

/** The form of all rules. */
export interface RulesValues {
  keepsInStep: boolean;
  rules: RuleValues[];
}

export const NEW_RULE: RuleValues = {
  name: '',
  tier: '',
  brandId: '',
  category: '',
  rimFrom: '',
  rimTo: '',
  size: '',
  supplierId: '',
  kind: 'PRICE',
  marginPercent: '',
  addition: '',
  leastMargin: '',
  leastMarginPercent: '',
  ending: 'ENDING_49',
  belowCostReason: '',
};

/** The rule for all other tyres, until one is saved. */
const THE_REST: RuleValues = { ...NEW_RULE, name: 'All other tyres', kind: 'ALONE' };

const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const poundsOf = (pence: number | null | undefined): string =>
  pence === null || pence === undefined ? '' : formatDecimal(pence);

/** The form of the saved rules; of a rule for all tyres until some are saved. */
export function rulesValues({ keepsInStep, rules }: EditedPriceRulesFragment): RulesValues {
  return {
    keepsInStep,
    rules: rules.length === 0 ? [THE_REST] : rules.map((rule) => ruleValues(rule)),
  };
}

function ruleValues(rule: EditedPriceRulesFragment['rules'][number]): RuleValues {
  return {
    name: rule.name,
    tier: textOf(rule.tier),
    brandId: textOf(rule.brandId),
    category: textOf(rule.category),
    rimFrom: textOf(rule.rimFrom),
    rimTo: textOf(rule.rimTo),
    size: textOf(rule.size),
    supplierId: textOf(rule.supplierId),
    kind: rule.leavesAlone ? 'ALONE' : rule.belowCostReason === null ? 'PRICE' : 'EXCEPTION',
    marginPercent: textOf(rule.marginPercent),
    addition: poundsOf(rule.addition),
    leastMargin: poundsOf(rule.leastMargin),
    leastMarginPercent: textOf(rule.leastMarginPercent),
    ending: rule.ending,
    belowCostReason: textOf(rule.belowCostReason),
  };
}

/** A typed number, "26.5", "26,5" or "−5%"; null if the text isn't one. */
export function readNumber(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-').replace(/\s*%$/, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** A typed amount, which may be negative, in pence; null if the text isn't one. */
export function readAmount(typed: string): number | null {
  const text = typed.trim();
  const pence = parsePrice(text.replace(/^[-−]/, ''));
  return pence === null ? null : /^[-−]/.test(text) ? -pence : pence;
}

/** The rule that fields say, with null for what isn't said or isn't a number. */
export function readRule(values: RuleValues): PriceRule & { readonly name: string } {
  const { kind } = values;
  const priced = <Value>(value: Value | null): Value | null => (kind === 'ALONE' ? null : value);
  const floor = (value: number | null): number | null => (kind === 'PRICE' ? value : null);
  return {
    name: values.name,
    tier: (values.tier || null) as PriceRule['tier'],
    brandId: readNumber(values.brandId),
    category: (values.category || null) as PriceRule['category'],
    rimFrom: readNumber(values.rimFrom),
    rimTo: readNumber(values.rimTo),
    size: values.size.trim() || null,
    supplierId: readNumber(values.supplierId),
    leavesAlone: kind === 'ALONE',
    marginPercent: priced(readNumber(values.marginPercent)),
    addition: priced(readAmount(values.addition)),
    leastMargin: floor(readAmount(values.leastMargin)),
    leastMarginPercent: floor(readNumber(values.leastMarginPercent)),
    ending: values.ending,
    belowCostReason: kind === 'EXCEPTION' ? values.belowCostReason : null,
  };
}

/** The input that saves the form. */
export const rulesInput = ({ keepsInStep, rules }: RulesValues, revision: number): SavePriceRulesInput => ({
  revision,
  keepsInStep,
  rules: rules.map((rule): PriceRuleInput => readRule(rule)),
});
