import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import type { InputRule } from '@treadline/schema/input/rule';
import {
  DirectiveLocation,
  getNamedType,
  getNullableType,
  GRAPHQL_MAX_INT,
  GRAPHQL_MIN_INT,
  GraphQLDirective,
  GraphQLID,
  GraphQLInt,
  type GraphQLInputObjectType,
  GraphQLString,
  isListType,
  type GraphQLArgumentConfig,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
  GraphQLSchema,
} from 'graphql';
import { Directive, Extensions } from 'type-graphql';
import type { Platform } from '../services/platform.ts';
import type { FieldError } from './invalid-input.ts';
import { Pence } from './scalars.ts';

/** Longer than any genuine text, and short enough to be cheap to check. */
const MAX_TEXT = 20_000;
/** The maximum length of a list that states no limit. */
export const MAX_ITEMS = 50;

const DIRECTIVE = 'constraint';

/** `@constraint`, as printed in the schema: the rule for an input field or an argument. */
const constraintDirective = new GraphQLDirective({
  name: DIRECTIVE,
  description:
    'The rule for a value. A value that breaks it is refused: with InvalidInput if the result has it, ' +
    'otherwise with a BAD_USER_INPUT error.',
  locations: [
    DirectiveLocation.ARGUMENT_DEFINITION,
    DirectiveLocation.INPUT_FIELD_DEFINITION,
    DirectiveLocation.INPUT_OBJECT,
  ],
  args: {
    required: {
      type: GraphQLString,
      description:
        'The sentence for a blank text, an empty list or an unticked box, which are accepted ' +
        'without it. On a whole input: its sentence if something in it is missing.',
    },
    maxLength: {
      type: GraphQLInt,
      description: 'The maximum number of characters. Surrounding spaces don’t count, except in passwords.',
    },
    pattern: { type: GraphQLString, description: 'A regular expression that the whole text must match.' },
    format: {
      type: GraphQLString,
      description: 'The format of the text: email, password, ean, order-number, speed-rating or tyre-size.',
    },
    min: { type: GraphQLInt, description: 'The lowest value allowed.' },
    max: { type: GraphQLInt, description: 'The highest value allowed.' },
    maxItems: {
      type: GraphQLInt,
      description: 'The maximum number of items; the other rules apply to each item.',
    },
    message: {
      type: GraphQLString,
      description:
        'The sentence for any other error. On a whole input: its sentence, instead of the first error’s.',
    },
  },
});

/**
 * States the rule for an argument or input field; on an input, the sentences for the whole. Enforced before the
 * resolver runs. A field resolver's arguments need a class with `@ArgsType`, because type-graphql loses directives on
 * parameters.
 */
export function Constraint(rule: InputRule): ReturnType<typeof Directive> {
  const args = Object.entries(rule).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return Directive(`@${DIRECTIVE}(${args.join(', ')})`);
}

/**
 * The errors of an input as a whole; each path starts within the input. It also runs when fields break their rules, so
 * that all errors are reported at once: it must cope with invalid values, and its errors about invalid fields are
 * dropped.
 */
export type InputCheck<Input> = (input: Input, platform: Platform) => readonly FieldError[];

/**
 * Adds to an input what rules for single fields can't express: rules between fields, or ones that depend on the clock
 * or the settings.
 */
export const Checked = <Input>(check: InputCheck<Input>): ReturnType<typeof Extensions> =>
  Extensions({ check });

export type InputMember = Pick<GraphQLInputFieldConfig, 'type' | 'astNode' | 'extensions'>;

/** The default limits: every text, number and list has one. */
function limitsOf(type: GraphQLInputType): InputRule {
  const { name } = getNamedType(type);
  const isText = name === GraphQLString.name || name === GraphQLID.name;
  return {
    ...(isText ? { maxLength: MAX_TEXT } : {}),
    ...(name === GraphQLInt.name ? { min: GRAPHQL_MIN_INT, max: GRAPHQL_MAX_INT } : {}),
    ...(name === Pence.name ? { min: 0, max: GRAPHQL_MAX_INT } : {}),
    ...(isListType(getNullableType(type)) ? { maxItems: MAX_ITEMS } : {}),
  };
}

/** The rule for an input field, an argument or a whole input; empty if its type says everything. */
export function ruleOf(schema: GraphQLSchema, node: InputMember | GraphQLInputObjectType): InputRule {
  const [rule, ...others] = getDirective(schema, node, DIRECTIVE) ?? [];
  if (others.length > 0)
    throw new Error(`More than one rule on a field:  ${JSON.stringify([rule, ...others])}.`);
  return rule ?? {};
}

/** An input field or argument with its full rule: the stated one on top of the default limits. */
function limited<Member extends InputMember>(schema: GraphQLSchema, member: Member): Member {
  const constraint = { ...limitsOf(member.type), ...ruleOf(schema, member) };
  const directives = member.astNode?.directives?.filter(({ name }) => name.value !== DIRECTIVE) ?? [];
  return {
    ...member,
    astNode: member.astNode && { ...member.astNode, directives },
    extensions: {
      ...member.extensions,
      ...(Object.keys(constraint).length > 0 ? { directives: { [DIRECTIVE]: constraint } } : {}),
    },
  };
}

/**
 * Adds the directive to a schema whose inputs and arguments carry it, and the default limits to those that state none.
 */
export function withConstraints(schema: GraphQLSchema): GraphQLSchema {
  const { directives, ...config } = schema.toConfig();
  return mapSchema(new GraphQLSchema({ ...config, directives: [...directives, constraintDirective] }), {
    [MapperKind.ARGUMENT]: (argument: GraphQLArgumentConfig) => limited(schema, argument),
    [MapperKind.INPUT_OBJECT_FIELD]: (field: GraphQLInputFieldConfig) => limited(schema, field),
  });
}
