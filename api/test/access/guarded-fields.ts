import { readFileSync } from 'node:fs';
import { getDirective } from '@graphql-tools/utils';
import type { Scope } from '@treadline/schema/trade/people/scope';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

/** The printed schema, as integrators see it, so any new field is tested automatically. */
const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

/** A root field, its demands, and a document that requests it. */
export interface Tried {
  readonly name: string;
  readonly requires: string;
  /** The scope that opens it to staff and API keys; null if none does. */
  readonly scope: Scope | null;
  /** Whether a guest can use it with an order key. */
  readonly orderKey: boolean;
  readonly document: string;
}

/** A valid value, so that a refusal can only be about access. */
function sample(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return `[${sample(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type))
    return /* GraphQL */ `
      {
        ${Object.values(type.getFields())
          .filter(({ type: inner, defaultValue }) => isNonNullType(inner) && defaultValue === undefined)
          .map((field) => `${field.name}: ${sample(field.type)}`)
          .join(' ')}
      }
    `;
  return (
    {
      Int: '1',
      Pence: '1',
      Float: '1',
      Boolean: 'true',
      LocalDate: '"2026-11-20"',
      DateTime: '"2026-11-20T00:00:00Z"',
      JSONObject: '{}',
    }[String(type)] ?? '"1"'
  );
}

function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  return '{ __typename }';
}

function call(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return (
    `${field.name}${given.length ? `(${given.map(({ name, type }) => `${name}: ${sample(type)}`).join(', ')})` : ''} ` +
    `${selection(field.type)}`
  );
}

/** The audiences in the `@auth` of these nodes. */
export function rolesOf(...nodes: object[]): string[] {
  return nodes
    .flatMap((node) => getDirective(schema, node, 'auth') ?? [])
    .map(({ requires }) => String(requires));
}

const scopeOf = (...nodes: object[]): Scope | null =>
  nodes
    .flatMap((node) => getDirective(schema, node, 'auth') ?? [])
    .map(({ scope }) => scope as Scope | undefined)
    .find((scope) => scope) ?? null;

const strictest = (roles: readonly string[]): string =>
  ['ADMIN', 'CUSTOMER', 'GUEST'].find((role) => roles.includes(role)) ?? 'GUEST';

const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => !!root);
export const rootFields = roots.flatMap((root) =>
  Object.values(root.getFields()).map((field) => ({ root, field })),
);

/** Every root field with the demands of its own directive. The fields of its types are guarded individually. */
export const tried = rootFields.map(({ root, field }): Tried => ({
  name: `${root.name}.${field.name}`,
  requires: strictest(rolesOf(field)),
  scope: scopeOf(field),
  orderKey: (getDirective(schema, field, 'auth') ?? []).some(({ orderKey }) => orderKey === true),
  document: `${root.name.toLowerCase()} { ${call(field)} }`,
}));
export const requiring = (role: string): Tried[] => tried.filter(({ requires }) => requires === role);

/** Every field of every type that is closed to guests, by itself or through its type. */
export const guardedFields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((type) =>
    Object.values(type.getFields())
      .map((field) => ({
        type: type.name,
        field: field.name,
        requires: strictest(rolesOf(field, type)),
        scope: scopeOf(field, type),
      }))
      .filter(({ requires }) => requires !== 'GUEST'),
  );
