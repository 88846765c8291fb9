import { order, orderCard } from '../resources/order/order.shape.ts';
import { product, productCard, variation } from '../resources/product/product.shape.ts';
import {
  constant,
  dateTime,
  integer,
  list,
  object,
  optional,
  text,
  type JsonSchema,
} from '../route/json-schema.ts';
import { keywordsOf, limitsOf } from './openapi-limits.ts';
import type { OpenApiSchema, Reference } from './openapi.ts';

/** The body of every refusal; `errorBody` makes it. */
const error = object('Why a request was not granted.', {
  success: constant(false),
  error: text('What is wrong, in a sentence.'),
  message: text('The same; clients of old read the one or the other.'),
  fields: optional(
    list(
      'What is wrong with single fields.',
      object('A field and what is wrong with it.', {
        path: text('The field, as it is named in the request: price, or items.0.quantity.'),
        message: text('What is wrong with it.'),
      }),
    ),
  ),
  lines: optional(
    list(
      'The tyres that cannot be had, where that is why (409).',
      object('A tyre there is too little of.', {
        id: integer('The number of the product.'),
        requested: integer('Units asked for.'),
        available: integer('Units that can be bought now; 0 also for one that is no longer sold.'),
      }),
    ),
  ),
  second_step: optional(
    object('What finishes a sign-in whose password was right (401 of /auth/login).', {
      challenge: text('What /auth/login/finish takes beside a code.'),
      expires_at: dateTime('When the challenge ends.'),
    }),
  ),
});

/**
 * The shared schemas of answers, under the names that typed clients use. Schemas of requests stay in place:
 * there a default makes a property optional, which generators read from the place.
 */
const NAMED: Readonly<Record<string, JsonSchema>> = {
  Error: error,
  Order: order,
  OrderCard: orderCard,
  Product: product,
  ProductCard: productCard,
  ProductVariation: variation,
};

const names = new Map(Object.entries(NAMED).map(([name, schema]) => [schema, name]));

export const reference = (kind: 'schemas' | 'responses', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
});

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/**
 * A schema as it is published, with its parts transformed. That an amount has two decimals is left to the
 * description: for validators that divide, and most do, 89.49 is no multiple of 0.01. Every text, number and
 * list states its limits: those of its rule, which are narrower than what the shim can read.
 */
function published(
  { multipleOf: _decimals, rule = {}, items, properties, additionalProperties, ...schema }: JsonSchema,
  change: (part: JsonSchema) => OpenApiSchema,
): OpenApiSchema {
  return {
    ...limitsOf(schema),
    ...schema,
    ...keywordsOf(rule, schema),
    ...(items ? { items: change(items) } : {}),
    ...(properties ? { properties: mapValues(properties, change) } : {}),
    ...(additionalProperties ? { additionalProperties: change(additionalProperties) } : {}),
  };
}

/** A schema in full, as a request uses it. */
export const inFull = (schema: JsonSchema): OpenApiSchema => published(schema, inFull);

/** Replaces the named parts of a schema with references. */
const partsByName = (schema: JsonSchema): OpenApiSchema => published(schema, byName);

/** A schema, or a reference to it if it has a name. */
export function byName(schema: JsonSchema): OpenApiSchema {
  const name = names.get(schema);
  return name === undefined ? partsByName(schema) : reference('schemas', name);
}

export const namedSchemas: Readonly<Record<string, OpenApiSchema>> = mapValues(NAMED, partsByName);
