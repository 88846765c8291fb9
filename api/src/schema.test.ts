import { readFileSync } from 'node:fs';
import { getDirective } from '@graphql-tools/utils';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  parse,
  print,
  type GraphQLArgument,
  type GraphQLNamedType,
} from 'graphql';
import { expect, it } from 'vitest';
import { schemaOnlyServices } from './platform/schema-only.ts';
import { buildShopSchema, printShopSchema } from './schema.ts';

const schema = buildShopSchema(schemaOnlyServices());
const committed = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8');
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** Everything of a type that has a name an integrator reads, under its full path. */
function namesOf(type: GraphQLNamedType): [string, Described][] {
  const inside: [string, Described][] = [];
  if (isEnumType(type))
    inside.push(
      ...type.getValues().map((value): [string, Described] => [`${type.name}.${value.name}`, value]),
    );
  if (isInputObjectType(type) || isObjectType(type))
    for (const field of Object.values(type.getFields())) {
      inside.push([`${type.name}.${field.name}`, field]);
      if ('args' in field)
        inside.push(
          ...field.args.map((argument: GraphQLArgument): [string, Described] => [
            `${type.name}.${field.name}(${argument.name})`,
            argument,
          ]),
        );
    }
  return [[type.name, type], ...inside];
}

const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));

/** The formatter lays the committed schema out in its own way. */
const laidOut = (text: string): string => print(parse(text));

it('the committed schema is the one the code prints', () => {
  expect(laidOut(printShopSchema(schema))).toBe(laidOut(committed));
});

it('the committed schema can be read by itself', () => {
  expect(buildSchema(committed).getQueryType()?.getFields()).toHaveProperty('products');
});

it('every type, field, argument and enum value is described in a sentence', () => {
  const names = [
    ...types.flatMap(namesOf),
    ...directives.flatMap((directive): [string, Described][] => [
      [`@${directive.name}`, directive],
      ...directive.args.map((argument): [string, Described] => [
        `@${directive.name}(${argument.name})`,
        argument,
      ]),
    ]),
  ];
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter(([, { description }]) => !description?.trim()).map(([name]) => name)).toEqual([]);
});

it('every root field says who may use it', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );
  expect(roots.length).toBeGreaterThan(15);
  expect(
    roots.filter((field) => !getDirective(schema, field, 'auth')?.[0]?.['requires']).map(({ name }) => name),
  ).toEqual([]);
});

it('what somebody may be refused can be null, so that a refusal nulls the field alone', () => {
  const guarded = types
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ type, field }) =>
      [...(getDirective(schema, field, 'auth') ?? []), ...(getDirective(schema, type, 'auth') ?? [])].some(
        ({ requires }) => requires !== 'GUEST',
      ),
    );
  expect(
    guarded
      .filter(({ field }) => String(field.type).endsWith('!'))
      .map(({ type, field }) => `${type.name}.${field.name}`),
  ).toEqual([]);
});
