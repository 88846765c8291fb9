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

/** The body of every refusal, as created by `errorBody`. */
const error = object('The reason why a request was refused.', {
  success: constant(false),
  error: text('A sentence that says what is wrong.'),
  message: text('The same sentence; legacy clients read one or the other.'),
  fields: optional(
    list(
      'The invalid fields.',
      object('An invalid field.', {
        path: text('The field as named in the request: price, or items.0.quantity.'),
        message: text('A sentence that says what is wrong with it.'),
      }),
    ),
  ),
  lines: optional(
    list(
      'The tyres that are out of stock, if that is the reason (409).',
      object('A tyre without enough stock.', {
        id: integer('The number of the product.'),
        requested: integer('Units requested.'),
        available: integer('Units that can be bought now; also 0 if the tyre is no longer sold.'),
      }),
    ),
  ),
  second_step: optional(
    object('For finishing a sign-in whose password was right (401 of /auth/login).', {
      challenge: text('Send it to /auth/login/finish together with a code.'),
      expires_at: dateTime('When the challenge ends.'),
    }),
  ),
});

/**
 * The shared answer schemas, under the names that typed clients use. Request schemas stay inline: there a default makes
 * a property optional, which generators need to see in place.
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
 * A schema as published, with its parts transformed. Only the description says that an amount has two decimals: most
 * validators divide, and find that 89.49 isn't a multiple of 0.01. Every text, number and list states its limits: those
 * of its rule, if narrower than the parser's.
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
