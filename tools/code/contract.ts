import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedDirective,
  isUnionType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

/** A named and described part of the schema, with its full path. */
interface Named {
  readonly path: string;
  readonly description?: string | null | undefined;
}

/** A part of the schema that carries directives: a type or a field. */
interface Directed {
  readonly astNode?: { readonly directives?: readonly DirectiveUse[] | undefined } | null | undefined;
}

interface DirectiveUse {
  readonly name: { readonly value: string };
  readonly arguments?:
    | readonly { readonly name: { readonly value: string }; readonly value: object }[]
    | undefined;
}

/** The arguments by which a query requests a single record. */
const KEYS = new Set(['id', 'slug', 'key', 'registration', 'token', 'number', 'trackingNumber']);

/** The words of a name or a sentence, in the singular. */
const wordsIn = (text: string): string[] =>
  (
    text
      .replaceAll(/(?<=[a-z])[A-Z]/g, ' $&')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''));

/** Words that add no information to a name. */
const FILLERS = new Set(
  wordsIn('a an and at by for in is it its of on or s that the their this to which with'),
);

const argumentsOf = (path: string, args: readonly GraphQLArgument[]): Named[] =>
  args.map(({ name, description }) => ({ path: `${path}(${name})`, description }));

function partsOf(type: GraphQLNamedType): Named[] {
  if (isEnumType(type))
    return type.getValues().map(({ name, description }) => ({ path: `${type.name}.${name}`, description }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, description }) => ({
      path: `${type.name}.${name}`,
      description,
    }));
  if (isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields()).flatMap(({ name, description, args }) => {
      const path = `${type.name}.${name}`;
      return [{ path, description }, ...argumentsOf(path, args)];
    });
  return [];
}

/** The role that `@auth` requires; undefined without the directive. */
function roleOf({ astNode }: Directed): string | undefined {
  const auth = astNode?.directives?.find(({ name }) => name.value === 'auth');
  const role = auth?.arguments?.find(({ name }) => name.value === 'requires')?.value;
  return role && 'value' in role ? String(role.value) : undefined;
}

function undescribed(schema: GraphQLSchema, types: readonly GraphQLNamedType[]): string[] {
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [
    ...types.flatMap((type) => [{ path: type.name, description: type.description }, ...partsOf(type)]),
    ...directives.flatMap(({ name, description, args }) => [
      { path: `@${name}`, description },
      ...argumentsOf(`@${name}`, args),
    ]),
  ]
    .filter(({ description }) => !description?.trim())
    .map(({ path }) => `${path} has no description.`);
}

/** Descriptions that only repeat the name. An enum value's description may be just its label. */
function uninformative(types: readonly GraphQLNamedType[]): string[] {
  return types
    .flatMap((type) => [
      { path: type.name, description: type.description },
      ...(isEnumType(type) ? [] : partsOf(type)),
    ])
    .filter(({ path, description }) => {
      const known = new Set([...wordsIn(path), ...FILLERS]);
      return description?.trim() && wordsIn(description).every((word) => known.has(word));
    })
    .map(({ path, description }) => `${path} only repeats its name: ${description}`);
}

function unguarded(schema: GraphQLSchema): string[] {
  return [schema.getQueryType(), schema.getMutationType()]
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter((field) => roleOf(field) === undefined)
    .map(({ name }) => `${name} must say with @auth who can use it.`);
}

/** A refusal on a non-null field would null its parent too. */
function unforgiving(types: readonly GraphQLNamedType[]): string[] {
  return types.filter(isObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => [roleOf(field), roleOf(type)].some((role) => role !== undefined && role !== 'GUEST'))
      .filter((field) => isNonNullType(field.type))
      .map(({ name }) => `${type.name}.${name} can be refused by @auth, so it must be nullable.`),
  );
}

function withoutRefusal(types: readonly GraphQLNamedType[]): string[] {
  return types.filter(isUnionType).flatMap((union) => {
    if (!union.name.endsWith('Result')) return [`The union ${union.name} must be a …Result.`];
    const granting = union
      .getTypes()
      .filter((type) => !type.getInterfaces().some(({ name }) => name === 'Refusal'))
      .map(({ name }) => name);
    return granting.length === 1
      ? []
      : [
          `${union.name} must have one successful member, and all others must implement Refusal; ` +
            `these don’t: ${granting.join(', ') || 'none'}.`,
        ];
  });
}

function unanswerable(schema: GraphQLSchema): string[] {
  return Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ args, type }) => args.some(({ name }) => KEYS.has(name)) && isNonNullType(type))
    .map(({ name }) => `${name} requests one record, which may not exist, so it must be nullable.`);
}

function blankDefaults(types: readonly GraphQLNamedType[]): string[] {
  return types.filter(isInputObjectType).flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ defaultValue }) => defaultValue === '')
      .map(({ name }) => `${type.name}.${name} is optional, so it must be nullable, not "" by default.`),
  );
}

/** Violations of the schema's conventions, one sentence each. */
export function contractFaults(printed: string): string[] {
  const schema = buildSchema(printed);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && type.astNode !== undefined,
  );
  return [
    ...undescribed(schema, types),
    ...uninformative(types),
    ...unguarded(schema),
    ...unforgiving(types),
    ...withoutRefusal(types),
    ...unanswerable(schema),
    ...blankDefaults(types),
  ];
}
