import { faultOf, type FormatChecks, type InputRule } from '@treadline/schema/input/rule';
import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { isEmailAddress } from '@treadline/schema/trade/values/email-address';
import { get, type FieldValues, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form';

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

/**
 * The attributes that tell browsers and screen readers about a control's rule. A password has no `maxLength`: a browser
 * would cut a pasted one, and nobody would see it.
 */
export function limitsOf({ maxLength, required, format }: InputRule) {
  return {
    maxLength: format === 'password' ? undefined : maxLength,
    'aria-required': required === undefined ? undefined : true,
  };
}

/**
 * Makes each control a field of `form`: its name and handlers, the API's rule and limits, and what is wrong with it.
 * @param rules the rules of the API's input, whose fields are named as those of the form.
 * @returns a function of a field's name; its options may check more than the rule does.
 */
export function fieldsOf<Values extends FieldValues, Key extends string>(
  { register, formState: { errors } }: Pick<UseFormReturn<Values>, 'register' | 'formState'>,
  rules: Readonly<Record<Key, InputRule>>,
) {
  return <Name extends Path<Values> & Key>(name: Name, options?: RegisterOptions<Values, Name>) => {
    const rule: InputRule = rules[name];
    const { message }: { message?: string } = get(errors, name) ?? {};
    return { ...register(name, { validate: keeps(rule), ...options }), ...limitsOf(rule), error: message };
  };
}
