import { parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import { findSpeedRating } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { attributeRule, type TyreAttribute } from '@treadline/schema/trade/tyre/tyre-attribute';
import { keeps } from '../../../lib/form/inputRule.ts';
import { createProductInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { judgePrice } from '../list/judgePrice.ts';

type Judge = (typed: string) => true | string;

/** Makes a rule accept a blank field. */
export const optional =
  (judge: Judge): Judge =>
  (typed) =>
    typed.trim() === '' || judge(typed);

const whole =
  (rule: Parameters<typeof keeps>[0], message: string): Judge =>
  (typed) =>
    /^\s*\d{1,7}\s*$/.test(typed) ? keeps(rule)(Number(typed)) : message;

/** The rules of the product fields: true, or an error message. */
export const judge = {
  model: keeps(rules.model),
  sku: keeps(rules.sku),
  ean: keeps(rules.ean),
  name: keeps(rules.name),
  slug: optional(keeps(rules.slug)),
  size: (typed) => (parseTyreSize(typed)?.construction ? true : 'Enter a size such as 205/55 R16'),
  loadIndex: (typed) =>
    parseLoadIndex(typed) ? true : 'Enter a load index from 50 to 130, or two such as 109/107',
  speedRating: (typed) => (findSpeedRating(typed.trim()) ? true : 'Enter a speed rating such as V'),
  listPrice: judgePrice,
  mailOrderPrice: optional(judgePrice),
  fittedPrice: optional(judgePrice),
  costPrice: optional(judgePrice),
  stockQuantity: whole(rules.stockQuantity, 'Enter a number of units, such as 12'),
} as const satisfies Readonly<Record<string, Judge>>;

/** The rule of an attribute measured in whole numbers. It can stay blank. */
export function judgeMeasure(name: TyreAttribute): Judge {
  const rule = attributeRule(name);
  return optional(whole(rule, rule.message ?? ''));
}
