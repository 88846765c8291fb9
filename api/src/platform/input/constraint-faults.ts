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

/** Every format but the password's, which `account-validation.ts` checks. */
const FORMATS: Readonly<Required<Omit<FormatChecks, 'password'>>> = {
  email: (text) => readEmailAddress(text) !== null,
  ean: isEan,
  'order-number': (text) => orderNumberTyped(text) !== null,
  'speed-rating': (text) => findSpeedRating(text) !== undefined,
  'tyre-size': (text) => Boolean(parseTyreSize(text)?.construction),
};

/** What is wrong with one value that was given. */
export interface Fault extends FieldError {
  /** Whether it is missing, rather than wrong. */
  readonly isMissing: boolean;
  readonly value: unknown;
  /** Whether the sentence names what it is about by itself. */
  readonly isNamed: boolean;
}

/** A type, and the rule that holds for its values. */
interface RuledType {
  readonly type: GraphQLInputType;
  readonly rule: InputRule;
}

/** The rules of a schema, and what its checks ask. */
export interface Rules {
  readonly ruleOf: (node: InputMember | GraphQLInputObjectType) => InputRule;
  readonly platform: Platform;
}

type Given = Readonly<Record<string, unknown>>;

const ruled = ({ ruleOf }: Rules, member: InputMember): RuledType => ({
  type: member.type,
  rule: ruleOf(member),
});

/** What is wrong with a value. @param path where it stands. */
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

/** What the check of an input finds, whatever the rules of its fields found. */
function checkWhole({ platform }: Rules, type: GraphQLInputObjectType, value: Given): readonly FieldError[] {
  const check = type.extensions['check'] as InputCheck<Given> | undefined;
  return check?.(value, platform) ?? [];
}

/** All that is wrong with an input, in the order of its fields. */
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

/** All that is wrong with the arguments of a field. What stands in `input` is named by its place in there. */
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
