import { faultOf, type FormatChecks, type InputRule } from '@treadline/schema/input/rule';
import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { isEmailAddress } from '@treadline/schema/trade/values/email-address';

const FORMATS: FormatChecks = {
  email: isEmailAddress,
  'order-number': (text) => orderNumberTyped(text) !== null,
};

/** Validates a field by the rule of the API input it belongs to, with the API's own message. */
export function keeps(
  rule: InputRule,
): (typed: string | number | boolean | null | undefined) => true | string {
  return (typed) => faultOf(rule, typed ?? '', 'This', FORMATS) ?? true;
}

/** The attributes that tell browsers and screen readers about a control's rule. */
export function limitsOf({ maxLength, required }: InputRule) {
  return { maxLength, 'aria-required': required === undefined ? undefined : true };
}
