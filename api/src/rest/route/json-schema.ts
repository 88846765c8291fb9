import type { InputRule } from '@treadline/schema/input/rule';

declare const VALUE: unique symbol;

/**
 * A JSON Schema (2020-12, of which OpenAPI 3.1 is a superset) with the TypeScript type that it describes. The schema
 * that documents a path also validates its input, and the compiler checks the path's answer against it.
 */
export interface JsonSchema<Value = unknown> {
  /** For the compiler only; never set at runtime. */
  readonly [VALUE]?: Value;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** Sets of properties, one of which is required. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
  readonly additionalProperties?: JsonSchema;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly examples?: readonly unknown[];
  /** The input rule for this value: published with the schema, but enforced by GraphQL with its own messages. */
  readonly rule?: InputRule;
}

interface Optional<Value> {
  readonly optional: JsonSchema<Value>;
}

/** An optional property with a default. */
interface Defaulted<Value> {
  readonly defaulted: JsonSchema<Value>;
}

type Properties = Readonly<Record<string, JsonSchema | Optional<unknown> | Defaulted<unknown>>>;

export type ValueOf<Schema> = Schema extends JsonSchema<infer Value> ? Value : never;

type OptionalKeys<P extends Properties> = {
  [Key in keyof P]: P[Key] extends Optional<unknown> ? Key : never;
}[keyof P];

type ObjectValue<P extends Properties> = {
  readonly [Key in Exclude<keyof P, OptionalKeys<P>>]: P[Key] extends Defaulted<infer Value>
    ? Value
    : ValueOf<P[Key]>;
} & {
  readonly [Key in OptionalKeys<P>]?: P[Key] extends Optional<infer Value> ? Value | undefined : never;
};

type Keywords = Omit<JsonSchema, typeof VALUE | 'type' | 'description' | 'properties' | 'required' | 'items'>;

export const text = (description: string, keywords: Keywords = {}): JsonSchema<string> => ({
  type: 'string',
  description,
  ...keywords,
});
export const integer = (description: string, keywords: Keywords = {}): JsonSchema<number> => ({
  type: 'integer',
  description,
  ...keywords,
});
export const number = (description: string, keywords: Keywords = {}): JsonSchema<number> => ({
  type: 'number',
  description,
  ...keywords,
});
export const truth = (description: string, keywords: Keywords = {}): JsonSchema<boolean> => ({
  type: 'boolean',
  description,
  ...keywords,
});
export const choice = <const Value extends string>(
  description: string,
  values: readonly Value[],
  keywords: Keywords = {},
): JsonSchema<Value> => ({ type: 'string', description, enum: values, ...keywords });
/** Pounds sterling with at most two decimals. */
export const money = (description: string, keywords: Keywords = {}): JsonSchema<number> =>
  number(description, { multipleOf: 0.01, ...keywords });
/** Always the same value. */
export const constant = <const Value extends string | boolean>(value: Value): JsonSchema<Value> => ({
  type: typeof value,
  enum: [value],
});
export const dateTime = (description: string): JsonSchema<string> =>
  text(description, { format: 'date-time' });
export const list = <Item>(
  description: string,
  items: JsonSchema<Item>,
  keywords: Keywords = {},
): JsonSchema<readonly Item[]> => ({ type: 'array', description, items, ...keywords });
/** A map from any name to a value. */
export const map = <Value>(
  description: string,
  values: JsonSchema<Value>,
): JsonSchema<Readonly<Record<string, Value>>> => ({
  type: 'object',
  description,
  additionalProperties: values,
});
export const optional = <Value>(schema: JsonSchema<Value>): Optional<Value> => ({ optional: schema });

export const defaulted = <Value>(schema: JsonSchema<Value>, value: Value): Defaulted<Value> => ({
  defaulted: { ...schema, default: value },
});

export function nullable<Value>(schema: JsonSchema<Value>): JsonSchema<Value | null> {
  const type = [...(Array.isArray(schema.type) ? schema.type : [schema.type]), 'null'];
  return { ...schema, type, ...(schema.enum ? { enum: [...schema.enum, null] } : {}) };
}

function schemaOf(property: Properties[string]): JsonSchema {
  if ('optional' in property) return property.optional;
  return 'defaulted' in property ? property.defaulted : property;
}

/** An object with these properties; those that are neither optional nor defaulted are required. */
export function object<const P extends Properties>(
  description: string,
  properties: P,
): JsonSchema<ObjectValue<P>> {
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, property, schemaOf(property)] as const,
  );
  return {
    type: 'object',
    description,
    properties: Object.fromEntries(entries.map(([name, , schema]) => [name, schema])),
    required: entries.filter(([, property, schema]) => property === schema).map(([name]) => name),
  };
}

/** The properties of two objects in one, with the second's description if it has one, otherwise the first's. */
export function both<First, Second>(
  first: JsonSchema<First>,
  second: JsonSchema<Second>,
): JsonSchema<First & Second> {
  return {
    type: 'object',
    description: second.description || first.description || '',
    properties: { ...first.properties, ...second.properties },
    required: [...(first.required ?? []), ...(second.required ?? [])],
  };
}
