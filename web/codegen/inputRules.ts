import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import {
  isInputObjectType,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql';

interface Annotated {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null;
}

/** The arguments of a node's `@constraint`; null if it has none. */
function ruleOf({ astNode }: Annotated): Record<string, unknown> | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'constraint');
  return directive
    ? Object.fromEntries(
        (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
      )
    : null;
}

const rulesOf = (members: readonly (GraphQLInputField | GraphQLArgument)[]): [string, unknown][] =>
  members.flatMap((member) => {
    const rule = ruleOf(member);
    return rule ? [[member.name, rule]] : [];
  });

const camel = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const constant = (name: string, value: unknown, type: string): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const satisfies ${type};\n`;

/**
 * Writes the schema's `@constraint` rules: `addressInputRules` for the fields of `AddressInput`,
 * `registerInputWhole` for the input as a whole, `updateGarageVehicleRules` for the arguments of a root
 * field.
 */
export const plugin: CodegenPlugin['plugin'] = (schema) => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );
  const tables = [
    ...inputs.map((input) => [input.name, rulesOf(Object.values(input.getFields()))] as const),
    ...roots.map(({ name, args }) => [name, rulesOf(args)] as const),
  ].filter(([, rules]) => rules.length > 0);
  const wholes = inputs.flatMap((input) => {
    const rule = ruleOf(input);
    return rule ? [constant(`${camel(input.name)}Whole`, rule, 'InputRule')] : [];
  });
  return [
    "import type { InputRule } from '@treadline/schema/input/rule';\n",
    ...tables.map(([name, rules]) =>
      constant(`${camel(name)}Rules`, Object.fromEntries(rules), 'Readonly<Record<string, InputRule>>'),
    ),
    ...wholes,
  ].join('\n');
};
