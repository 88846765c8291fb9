import { faultOf, type FormatChecks, type InputRule } from '@treadline/schema/input/rule';
import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { findSpeedRating } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { isEan } from '@treadline/schema/trade/values/ean';
import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Platform } from '../services/platform.ts';
import { readEmailAddress } from '../text/email-address.ts';
import { isRecord } from '../text/record.ts';
import type { InputCheck, InputMember } from './constraint.ts';
import type { FieldError } from './invalid-input.ts';

/** Every format except `password`, which `account-validation.ts` checks. */
export const FORMATS: Readonly<Required<Omit<FormatChecks, 'password'>>> = {
  email: (text) => readEmailAddress(text) !== null,
  ean: isEan,
  'order-number': (text) => orderNumberTyped(text) !== null,
  'speed-rating': (text) => findSpeedRating(text) !== undefined,
  'tyre-size': (text) => Boolean(parseTyreSize(text)?.construction),
};

/** One invalid value. */
export interface Fault extends FieldError {
  /** Whether it's missing rather than wrong. */
  readonly isMissing: boolean;
  readonly value: unknown;
  /** Whether the message already names the field. */
  readonly isNamed: boolean;
}

interface RuledType {
  readonly type: GraphQLInputType;
  readonly rule: InputRule;
}

/** A schema's rules, and the platform for input checks. */
export interface Rules {
  readonly ruleOf: (node: InputMember | GraphQLInputObjectType) => InputRule;
  readonly platform: Platform;
}

type Given = Readonly<Record<string, unknown>>;

const ruled = ({ ruleOf }: Rules, member: InputMember): RuledType => ({
  type: member.type,
  rule: ruleOf(member),
});

/**
 * The errors of one value.
 *
 * @param path its place in the input.
 */
function faultsOfValue(
  rules: Rules,
  { type: declared, rule }: RuledType,
  value: unknown,
  path: string,
): Fault[] {
  if (value === null || value === undefined) return [];
  const name = path.slice(path.lastIndexOf('.') + 1);
  const message = faultOf(rule, value, name, FORMATS);
  if (message !== null) {
    const isNamed = typeof value !== 'string' || rule.message !== undefined;
    return [{ path, message, value, isMissing: message === rule.required, isNamed }];
  }
  const type = getNullableType(declared);
  if (isInputObjectType(type) && isRecord(value))
    return faultsWithin(rules, type, value).map((fault) => ({ ...fault, path: `${path}.${fault.path}` }));
  if (!isListType(type) || !Array.isArray(value)) return [];
  const item = {
    type: type.ofType,
    rule: { ...rule, required: undefined, maxItems: undefined, message: undefined },
  };
  return value.flatMap((one, at) => faultsOfValue(rules, item, one, `${path}.${at}`));
}

const isAbout = (one: FieldError, other: FieldError): boolean => `${one.path}.`.startsWith(`${other.path}.`);

/** The errors of an input's own check, whether or not its fields have errors too. */
function checkWhole({ platform }: Rules, type: GraphQLInputObjectType, value: Given): readonly FieldError[] {
  const check = type.extensions['check'] as InputCheck<Given> | undefined;
  return check?.(value, platform) ?? [];
}

/** All errors of an input, in the order of its fields. */
export function faultsWithin(rules: Rules, type: GraphQLInputObjectType, value: Given): Fault[] {
  const fields = type.getFields();
  const names = Object.keys(fields);
  const own = Object.entries(fields).flatMap(([name, field]) =>
    faultsOfValue(rules, ruled(rules, field), value[name], name),
  );
  const more = checkWhole(rules, type, value)
    .filter((found) => !own.some((fault) => isAbout(found, fault)))
    .map((found) => ({ ...found, value: undefined, isMissing: false, isNamed: true }));
  const placeOf = ({ path }: FieldError): number => names.indexOf(path.split('.')[0] ?? '');
  return [...own, ...more].toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** All errors of a field's arguments. Paths within `input` start inside it. */
export function faultsOfArguments(
  rules: Rules,
  args: Readonly<Record<string, InputMember>>,
  given: Given,
): Fault[] {
  return Object.entries(args).flatMap(([name, argument]) => {
    const value = given[name];
    const type = getNullableType(argument.type);
    return name === 'input' && isInputObjectType(type) && isRecord(value)
      ? faultsWithin(rules, type, value)
      : faultsOfValue(rules, ruled(rules, argument), value, name);
  });
}
