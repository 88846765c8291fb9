import { faultOf, type FormatChecks, type InputRule } from '@treadline/schema/input/rule';
import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { isEmailAddress } from '@treadline/schema/trade/values/email-address';
import { get, type FieldValues, type Path, type RegisterOptions, type UseFormReturn } from 'react-hook-form';

const FORMATS: FormatChecks = {
  email: isEmailAddress,
  'order-number': (text) => orderNumberTyped(text) !== null,
};

/** Validates a field by the rule of its API input, with the API's message. */
export function keeps(
  rule: InputRule,
): (typed: string | number | boolean | null | undefined) => true | string {
  return (typed) => faultOf(rule, typed ?? '', 'This', FORMATS) ?? true;
}

/**
 * Attributes that describe a control's rule to browsers and screen readers. A password has no `maxLength`, because a
 * browser would silently cut a pasted one.
 */
export function limitsOf({ maxLength, required, format }: InputRule) {
  return {
    maxLength: format === 'password' ? undefined : maxLength,
    'aria-required': required === undefined ? undefined : true,
  };
}

/**
 * Turns controls into fields of `form`, with name, handlers, the API's rule and limits, and the error.
 * @param rules the rules of the API's input, whose field names match the form's.
 * @returns a function of a field's name. Its options can add checks to the rule.
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
