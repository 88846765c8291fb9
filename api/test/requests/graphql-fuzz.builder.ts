import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { nasty } from '../fixtures/outside/fuzz.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

/** A document's maximum depth; the maximum fields per object, and items per input list. */
const DEPTH = 3;
const FIELDS = 4;
const ITEMS = 3;

/** These would end the session that the other requests use. */
const ENDS_SESSION = /^(?:logout|revoke|deleteAccount|deleteMyAccount|updatePassword|endSession|signOut)/;

/** A GraphQL request as posted. */
export interface FuzzDocument {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer()),
  Pence: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.integer()),
  Float: fc.double({ noNaN: true, noDefaultInfinity: true }),
  Boolean: fc.boolean(),
  ID: fc.oneof(fc.uuid(), fc.integer({ min: 1, max: 50 }).map(String), nasty),
  LocalDate: fc.constantFrom('2026-11-20', '2026-02-30', '0000-01-01', '0001-01-01', '9999-12-31'),
  DateTime: fc.constantFrom('2026-11-20T00:00:00Z', '2026-11-20T25:00:00Z', '-1'),
};

/** A value of a type with odd contents, or occasionally of any other type. */
function valueOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  const odd = { weight: 1, arbitrary: fc.oneof(nasty, fc.constant(null), fc.integer(), fc.constant([[]])) };
  if (isNonNullType(type)) return valueOf(type.ofType, depth);
  if (isListType(type))
    return fc.oneof(
      { weight: 9, arbitrary: fc.array(valueOf(type.ofType, depth), { maxLength: ITEMS }) },
      odd,
    );
  if (isEnumType(type)) {
    const named = fc.constantFrom(...type.getValues().map(({ name }) => name));
    return fc.oneof({ weight: 19, arbitrary: named }, odd);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const deeper = depth < DEPTH ? fields : fields.filter((field) => isLeafType(getNamedType(field.type)));
    return fc.record(
      Object.fromEntries(deeper.map((field) => [field.name, valueOf(field.type, depth + 1)])),
      { requiredKeys: deeper.filter((field) => isNonNullType(field.type)).map(({ name }) => name) },
    );
  }
  return fc.oneof({ weight: 19, arbitrary: LEAVES[type.name] ?? nasty }, odd);
}

/** Some fields of a type that need no arguments. */
function selectionOf(type: GraphQLNamedType, depth: number): fc.Arbitrary<string> {
  if (isLeafType(type)) return fc.constant('');
  if (isUnionType(type))
    return fc
      .tuple(
        ...type
          .getTypes()
          .map((member) => selectionOf(member, depth).map((asked) => `... on ${member.name} ${asked}`)),
      )
      .map((members) => `{ __typename ${members.join(' ')} }`);
  if (!isObjectType(type)) return fc.constant('{ __typename }');
  const fields = Object.values(type.getFields()).filter(
    ({ args, type: of }) =>
      args.every((argument) => !isNonNullType(argument.type) || argument.defaultValue !== undefined) &&
      (depth < DEPTH || isLeafType(getNamedType(of))),
  );
  return (
    fc
      .subarray(fields, { maxLength: Math.min(FIELDS, fields.length) })
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map(({ name, type: of }) =>
            selectionOf(getNamedType(of), depth + 1).map((below) => `${name} ${below}`),
          ),
        ),
      )
      // Two members of a union may have fields of the same name with different types, so each field gets an alias.
      .map(
        (asked) =>
          `{ __typename ${asked.map((field, at) => `${type.name.toLowerCase()}${at}: ${field}`).join(' ')} }`,
      )
  );
}

function documentOf(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
): fc.Arbitrary<FuzzDocument> {
  const named = field.args.map(({ name, type }) => ({ name, type: String(type) }));
  const declared =
    named.length > 0 ? `(${named.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
  const passed = named.length > 0 ? `(${named.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  const values = fc.record(Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, 0)])), {
    requiredKeys: field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
  });
  return fc.tuple(selectionOf(getNamedType(field.type), 0), values).map(([asked, variables]) => ({
    query: `${kind} Fuzz${declared} { ${field.name}${passed} ${asked} }`,
    variables,
  }));
}

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

/** Well-formed documents of every query and mutation, with odd values. */
const wellFormed: fc.Arbitrary<FuzzDocument> = fc
  .constantFrom(
    ...fieldsOf(schema.getQueryType()).map((field) => documentOf('query', field)),
    ...fieldsOf(schema.getMutationType())
      .filter(({ name }) => !ENDS_SESSION.test(name))
      .map((field) => documentOf('mutation', field)),
  )
  .chain((document) => document);

/** A truncated, duplicated or garbled document. */
const broken: fc.Arbitrary<FuzzDocument> = fc
  .tuple(wellFormed, fc.nat(), fc.oneof(nasty, fc.constantFrom('{', '}', '...', '@skip', '$', '"""', '#')))
  .map(([{ query, variables }, at, scribble]) => {
    const where = at % query.length;
    return { variables, query: query.slice(0, where) + scribble + query.slice(where + (at % 3)) };
  });

export const fuzzDocument: fc.Arbitrary<FuzzDocument> = fc.oneof(
  { weight: 4, arbitrary: wellFormed },
  { weight: 1, arbitrary: broken },
);
