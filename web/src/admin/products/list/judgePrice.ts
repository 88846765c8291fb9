import { parsePrice } from '@treadline/schema/trade/values/money';
import { keeps } from '../../../lib/form/inputRule.ts';
import { updateProductInputRules } from '../../../lib/form/inputRules.generated.ts';

const judgePence = keeps(updateProductInputRules.listPrice);

/** Validates a typed price: true, or an error message that says what to type. */
export function judgePrice(typed: string): true | string {
  if (/^\s*£?\d+,\d{1,2}\s*$/.test(typed)) return `Use a point for pence: ${typed.trim().replace(',', '.')}`;
  const pence = parsePrice(typed);
  return pence === null ? 'Enter an amount in pounds, such as 84.48' : judgePence(pence);
}
