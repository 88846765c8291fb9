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

/** The printed schema, as an integrator sees it: any new field is tested automatically. */
const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

/** A root field, who may use it, and a document that asks for it. */
export interface Tried {
  readonly name: string;
  readonly requires: string;
  /** The scope that opens it to staff and API keys; null if there is none. */
  readonly scope: Scope | null;
  /** Whether a guest with the key of an order may use it. */
  readonly orderKey: boolean;
  readonly document: string;
}

/** A valid value, so that a refusal can only be one of access. */
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

/** The audiences that the `@auth` of these nodes name. */
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
/** Every root field of the printed schema. */
export const rootFields = roots.flatMap((root) =>
  Object.values(root.getFields()).map((field) => ({ root, field })),
);

/**
 * Every root field, and who may use it by its own directive: the fields of its types are guarded one by one.
 */
export const tried = rootFields.map(({ root, field }): Tried => ({
  name: `${root.name}.${field.name}`,
  requires: strictest(rolesOf(field)),
  scope: scopeOf(field),
  orderKey: (getDirective(schema, field, 'auth') ?? []).some(({ orderKey }) => orderKey === true),
  document: `${root.name.toLowerCase()} { ${call(field)} }`,
}));
/** The root fields for an audience. */
export const requiring = (role: string): Tried[] => tried.filter(({ requires }) => requires === role);

/** Every field of every type that is closed to guests, by itself or by its type. */
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
