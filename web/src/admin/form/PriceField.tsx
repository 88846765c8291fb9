import { parsePrice } from '@treadline/schema/trade/values/money';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/TextField.tsx';

const NOT_A_PRICE = 'Enter an amount in pounds, such as 84.48';

/** Validates a typed price: pounds with a decimal point, above zero; blank only if `optional`. */
export const validPrice =
  ({ optional = false } = {}) =>
  (typed: string): true | string => {
    if (typed.trim() === '') return optional || NOT_A_PRICE;
    const pence = parsePrice(typed);
    if (pence === null) return NOT_A_PRICE;
    return pence > 0 || 'The price must be more than £0';
  };

/** A field for an amount in pounds. Its value is text; convert it to pence with `parsePrice`. */
export function PriceField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" inputClassName="text-right" {...props} />;
}
