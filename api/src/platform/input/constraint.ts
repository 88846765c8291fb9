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

/** Longer than any text that somebody means, shorter than what would be work to look at. */
const MAX_TEXT = 20_000;
/** The most items of a list that states no limit. */
export const MAX_ITEMS = 50;

const DIRECTIVE = 'constraint';

/** `@constraint`, as printed in the schema: what a field of an input or an argument takes. */
const constraintDirective = new GraphQLDirective({
  name: DIRECTIVE,
  description:
    'What this takes. A value that breaks it is refused: by InvalidInput where the result has it, ' +
    'else by an error BAD_USER_INPUT.',
  locations: [
    DirectiveLocation.ARGUMENT_DEFINITION,
    DirectiveLocation.INPUT_FIELD_DEFINITION,
    DirectiveLocation.INPUT_OBJECT,
  ],
  args: {
    required: {
      type: GraphQLString,
      description:
        'The sentence for a blank text, an empty list or a box not ticked, which are taken where ' +
        'this is left out. Of a whole input: its sentence while something in it is missing.',
    },
    maxLength: {
      type: GraphQLInt,
      description: 'The most characters. Spaces around the text do not count, except in passwords.',
    },
    pattern: { type: GraphQLString, description: 'A regular expression that the whole text matches.' },
    format: {
      type: GraphQLString,
      description: 'The form of the text: email, password, ean, order-number, speed-rating or tyre-size.',
    },
    min: { type: GraphQLInt, description: 'The least number.' },
    max: { type: GraphQLInt, description: 'The greatest number.' },
    maxItems: { type: GraphQLInt, description: 'The most items; other rules hold for each of them.' },
    message: {
      type: GraphQLString,
      description:
        'The sentence for any other fault. Of a whole input: its sentence, else that of the first fault.',
    },
  },
});

/**
 * States what an argument or a field of an input takes, and on an input the sentences for the whole. It is
 * enforced before the resolver runs. Arguments of a field resolver stand in a class of `@ArgsType`:
 * type-graphql loses what is stated on its parameters.
 */
export function Constraint(rule: InputRule): ReturnType<typeof Directive> {
  const args = Object.entries(rule).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return Directive(`@${DIRECTIVE}(${args.join(', ')})`);
}

/**
 * What is wrong with an input as a whole; each path starts within the input. It is asked even where fields break their
 * rules, so that all faults are told at once: it must stand faulty values, and what it says of them is left out.
 */
export type InputCheck<Input> = (input: Input, platform: Platform) => readonly FieldError[];

/**
 * Adds to an input what the rules of single fields cannot tell: what holds between fields, or depends on the
 * clock or the settings of the process.
 */
export const Checked = <Input>(check: InputCheck<Input>): ReturnType<typeof Extensions> =>
  Extensions({ check });

/** A field of an input, or an argument. */
export type InputMember = Pick<GraphQLInputFieldConfig, 'type' | 'astNode' | 'extensions'>;

/** What holds where no limit is stated: no text, number or list is without one. */
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

/**
 * The rule of a field of an input, of an argument or of an input as a whole; empty for one whose type says
 * everything.
 */
export function ruleOf(schema: GraphQLSchema, node: InputMember | GraphQLInputObjectType): InputRule {
  const [rule, ...others] = getDirective(schema, node, DIRECTIVE) ?? [];
  if (others.length > 0)
    throw new Error(`A rule is stated twice where one holds: ${JSON.stringify([rule, ...others])}.`);
  return rule ?? {};
}

/**
 * A field of an input or an argument with its whole rule: what is stated of it, within the limits that hold
 * for all.
 */
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

/** Adds the directive to a schema whose inputs and arguments carry it, with the limits of those that state none. */
export function withConstraints(schema: GraphQLSchema): GraphQLSchema {
  const { directives, ...config } = schema.toConfig();
  return mapSchema(new GraphQLSchema({ ...config, directives: [...directives, constraintDirective] }), {
    [MapperKind.ARGUMENT]: (argument: GraphQLArgumentConfig) => limited(schema, argument),
    [MapperKind.INPUT_OBJECT_FIELD]: (field: GraphQLInputFieldConfig) => limited(schema, field),
  });
}
