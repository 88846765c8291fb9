import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { InputRule } from '@treadline/schema/input/rule';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isUnionType,
  type GraphQLFieldConfig,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../services/context.ts';
import { badInput } from '../services/errors.ts';
import { withBlankTexts } from '../text/blank-text.ts';
import { faultsOfArguments, type Fault, type Rules } from './constraint-faults.ts';
import { ruleOf } from './constraint.ts';
import { InvalidInput } from './invalid-input.ts';

type Field = GraphQLFieldConfig<unknown, Context, Record<string, unknown>>;

const SHOWN_CHARACTERS = 40;

/** A value as errors show it: a list's length, the beginning of a text. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return typeof value === 'string' ? JSON.stringify(value.slice(0, SHOWN_CHARACTERS)) : String(value);
}

/** For programs: the first error and the value. Rules between fields name the field themselves. */
function errorOf({ path, message, value, isNamed }: Fault): Error {
  const came = value === undefined ? '' : `; got ${shown(value)}`;
  return badInput(`${isNamed ? '' : `${path}: `}${message}${came}.`);
}

/** For people: all errors, and a sentence for the whole. */
function refusalOf([first, ...others]: readonly [Fault, ...Fault[]], ofWhole: InputRule): InvalidInput {
  const faults = [first, ...others];
  const whole = faults.some(({ isMissing }) => isMissing) ? ofWhole.required : undefined;
  return InvalidInput.of(
    whole ?? ofWhole.message ?? first.message,
    faults.map(({ path, message }) => ({ path, message })),
  );
}

const canRefuse = ({ type }: Field): boolean => {
  const result = getNamedType(type);
  return isUnionType(result) && result.getTypes().some(({ name }) => name === 'InvalidInput');
};

function checked(field: Field, ruleOf: Rules['ruleOf']): Field {
  const { resolve = defaultFieldResolver, args = {} } = field;
  const input = args['input'] && getNullableType(args['input'].type);
  const ofWhole = isInputObjectType(input) ? ruleOf(input) : {};
  const refuses = canRefuse(field);
  return {
    ...field,
    resolve(source, sent, context, info) {
      const given =
        'input' in sent ? { ...sent, input: withBlankTexts(args['input']?.type, sent['input']) } : sent;
      // Checks of whole inputs can use the clock and the settings.
      const rules = { ruleOf, platform: context.services.platform };
      const [first, ...others] = faultsOfArguments(rules, args, given);
      if (!first) return resolve(source, given, context, info);
      if (refuses) return refusalOf([first, ...others], ofWhole);
      throw errorOf(first);
    },
  };
}

/**
 * Enforces every `@constraint` in the finished schema before a resolver runs, so that services needn't repeat the
 * rules.
 */
export function enforceConstraints(schema: GraphQLSchema): GraphQLSchema {
  const known = new Map<object, InputRule>();
  const knownRuleOf: Rules['ruleOf'] = (node) => {
    const rule = known.get(node) ?? ruleOf(schema, node);
    known.set(node, rule);
    return rule;
  };
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field) =>
      Object.keys(field.args ?? {}).length > 0 ? checked(field, knownRuleOf) : field,
  });
}
