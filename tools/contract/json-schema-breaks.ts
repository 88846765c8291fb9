import type { OpenApiDocument, OpenApiSchema } from '../../api/src/rest/openapi/openapi.ts';

/** The OpenAPI documents of the last release and of the current build. */
export interface Documents {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
}

/**
 * The place of two schemas, and whether they describe requests or answers: narrowing one breaks requests, widening it
 * answers.
 */
interface Place extends Documents {
  readonly name: string;
  readonly way: 'request' | 'answer';
}

function inFull({ components }: OpenApiDocument, schema: OpenApiSchema): OpenApiSchema {
  if (schema.$ref === undefined) return schema;
  const found = components.schemas[schema.$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`The OpenAPI document lacks ${schema.$ref}.`);
  return found;
}

/** A schema's JSON types; undefined if it accepts any. */
const typesOf = ({ type }: OpenApiSchema): readonly string[] | undefined =>
  typeof type === 'string' ? [type] : type;

/** Whether all values of the first type list are values of the second. */
const fits = (some: readonly string[] | undefined, all: readonly string[] | undefined): boolean =>
  all === undefined ||
  (some?.every((type) => all.includes(type) || (type === 'integer' && all.includes('number'))) ?? false);

function typeBreaks(
  { name, way }: Place,
  path: string,
  before: OpenApiSchema,
  after: OpenApiSchema,
): string[] {
  const [former, present] = [typesOf(before), typesOf(after)];
  const isFine = way === 'request' ? fits(former, present) : fits(present, former);
  const formatOf = ({ format = 'none' }: OpenApiSchema): string => format;
  const at = path === '' ? name : `${name}: ${path}`;
  const wordsOf = (types: readonly string[] | undefined): string => types?.join(' or ') ?? 'anything';
  return [
    ...(isFine ? [] : [`${at} was ${wordsOf(former)} and is ${wordsOf(present)}.`]),
    ...(formatOf(before) === formatOf(after)
      ? []
      : [`${at} had the format ${formatOf(before)} and has ${formatOf(after)}.`]),
  ];
}

function enumBreaks(
  { name, way }: Place,
  path: string,
  before: OpenApiSchema,
  after: OpenApiSchema,
): string[] {
  const at = path === '' ? name : `${name}: ${path}`;
  if (!before.enum) return after.enum && way === 'request' ? [`${at} no longer takes every value.`] : [];
  if (!after.enum) return way === 'answer' ? [`${at} may now be any value.`] : [];
  const left = new Set(after.enum);
  return before.enum
    .filter((value) => !left.has(value))
    .map((value) => `${at} no longer knows ${String(value)}.`);
}

function propertyBreaks(place: Place, path: string, before: OpenApiSchema, after: OpenApiSchema): string[] {
  const { name, way } = place;
  const pathOf = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const [former, present] = [new Set(before.required), new Set(after.required)];
  return [
    ...Object.entries(before.properties ?? {}).flatMap(([key, schema]) => {
      const now = after.properties?.[key];
      if (!now) return [`${name} no longer ${way === 'request' ? 'takes' : 'has'} ${pathOf(key)}.`];
      return schemaBreaks(place, pathOf(key), schema, now);
    }),
    ...(way === 'request'
      ? [...present].filter((key) => !former.has(key)).map((key) => `${name} now requires ${pathOf(key)}.`)
      : [...former]
          .filter((key) => !present.has(key) && after.properties?.[key])
          .map((key) => `${name} no longer has ${pathOf(key)} each time.`)),
  ];
}

/**
 * Changes that break a client that sends or reads values of a schema. A shared schema is compared once, by its name.
 */
export function schemaBreaks(
  place: Place,
  path: string,
  before: OpenApiSchema,
  after: OpenApiSchema,
): string[] {
  if (before.$ref !== undefined && before.$ref === after.$ref) return [];
  const [former, present] = [inFull(place.before, before), inFull(place.after, after)];
  const inside = (key: 'items' | 'additionalProperties', step: string): string[] =>
    former[key] && present[key] ? schemaBreaks(place, `${path}${step}`, former[key], present[key]) : [];
  return [
    ...typeBreaks(place, path, former, present),
    ...enumBreaks(place, path, former, present),
    ...propertyBreaks(place, path, former, present),
    ...inside('items', '[]'),
    ...inside('additionalProperties', '.*'),
  ];
}
