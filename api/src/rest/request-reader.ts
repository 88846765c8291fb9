import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { isRecord } from '../platform/text/record.ts';
import type { JsonSchema } from './route/json-schema.ts';
import { validationError, RestRefusal, type FieldFault } from './route/rest-refusal.ts';

const NUMERIC = /^\s*[+-]?\d+(?:\.\d+)?\s*$/;
const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const ajv = new Ajv2020({
  allErrors: true,
  // Enforced by the schema, with its own messages.
  keywords: ['rule'],
  strict: true,
  strictTypes: false,
  useDefaults: true,
  validateFormats: false,
  multipleOfPrecision: 6,
});

/** The type of value that a schema describes, ignoring null as a second type. */
function kindOf({ type }: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.find((kind) => kind !== 'null');
}

const allowsNull = ({ type }: JsonSchema): boolean => Array.isArray(type) && type.includes('null');

/** Forms and URLs carry only text, so their lists and objects are JSON. */
function parsed(given: unknown): unknown {
  if (typeof given !== 'string' || !/^\s*[[{]/.test(given)) return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

/** A value's place in the request, and the required fields found empty so far. */
interface Place {
  readonly path: string;
  readonly missing: string[];
}

const within = ({ path, missing }: Place, name: string | number): Place => ({
  path: path ? `${path}.${name}` : String(name),
  missing,
});

function readObject(schema: JsonSchema, given: unknown, place: Place): unknown {
  if (!isRecord(given) || Array.isArray(given)) return given;
  const read: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = readValue(
      property,
      Object.hasOwn(given, name) ? given[name] : undefined,
      schema.required?.includes(name) ?? false,
      within(place, name),
    );
    if (value !== undefined) read[name] = value;
  }
  const [choice, ...choices] = schema.anyOf ?? [];
  if (choice && ![choice, ...choices].some(({ required }) => required.every((name) => name in read)))
    place.missing.push(...choice.required.map((name) => within(place, name).path));
  return read;
}

function readList(schema: JsonSchema, given: unknown, place: Place): unknown {
  const items = Array.isArray(given) ? given : [given];
  return items.map((item: unknown, index) =>
    schema.items ? readValue(schema.items, item, true, within(place, index)) : item,
  );
}

/** The empty value for a missing required field. Numbers have none. */
function nothingSaid(schema: JsonSchema, place: Place): unknown {
  const kind = kindOf(schema);
  if (schema.default !== undefined || schema.enum) return undefined;
  if (kind === 'object') return readObject(schema, {}, place);
  place.missing.push(place.path);
  if (kind === 'string') return '';
  return kind === 'array' ? [] : undefined;
}

/**
 * Reads a value by its schema, as leniently as clients expect: numbers can come as text, empty parameters and nulls
 * count as missing, a single value counts as a list of one, and unknown properties are dropped. A missing required
 * text, list or object becomes empty, as in a form: the shop has its own sentence for each, and returns all of them at
 * once. Invalid values are left for the validator to refuse.
 */
function readValue(schema: JsonSchema, given: unknown, required: boolean, place: Place): unknown {
  const kind = kindOf(schema);
  if (given === null && allowsNull(schema)) return null;
  if (given === null || given === undefined || given === '')
    return required ? nothingSaid(schema, place) : undefined;
  if (kind === 'object') return readObject(schema, parsed(given), place);
  if (kind === 'array') return readList(schema, parsed(given), place);
  if (kind === 'boolean') return TRUTHS.get(given) ?? given;
  if (kind === 'string') return typeof given === 'number' ? String(given) : given;
  return typeof given === 'string' && NUMERIC.test(given) ? Number(given) : given;
}

const KINDS: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function kindNames(type: unknown): string {
  return [type]
    .flat()
    .filter((kind) => kind !== 'null')
    .map((kind) => KINDS[String(kind)] ?? String(kind))
    .join(' or ');
}

/** A validation error, for the client's author. */
function complaint({ keyword, message = 'is not valid', params }: ErrorObject): string {
  if (keyword === 'enum')
    return `must be one of ${[params['allowedValues']]
      .flat()
      .filter((value) => value !== null)
      .join(', ')}`;
  if (keyword === 'type') return `must be ${kindNames(params['type'])}`;
  if (keyword === 'minimum') return `must be ${params['limit']} or more`;
  if (keyword === 'maximum') return `must be ${params['limit']} or less`;
  if (keyword === 'multipleOf') return 'must have at most two decimals';
  return keyword === 'required' ? 'is required' : message;
}

function faultOf(error: ErrorObject): FieldFault {
  const steps = [
    ...error.instancePath.split('/').slice(1),
    ...(error.keyword === 'required' ? [String(error.params['missingProperty'])] : []),
  ];
  const path = steps.join('.');
  return { path, message: `${path || 'The request'} ${complaint(error)}.` };
}

/** All validation errors at once, one sentence for each field: invalid values, and empty required ones. */
function refusalOf(errors: readonly ErrorObject[], missing: readonly string[]): RestRefusal {
  const faults = [
    ...errors.map(faultOf),
    ...missing.map((path) => ({ path, message: `${path} is required.` })),
  ];
  const [first = { path: '', message: 'The request is not valid.' }, ...others] = faults.filter(
    ({ path }, index) => faults.findIndex((other) => other.path === path) === index,
  );
  return first.path === '' ? new RestRefusal(400, first.message) : validationError(first, ...others);
}

/** Reads one part of a request; returns the value, or the refusal for the caller. */
export type RequestReader = (given: unknown) => { value: unknown } | { error: RestRefusal };

/**
 * Creates a schema's reader; do it once per schema. The rule that one of several properties is required is left to the
 * shop, like those for single texts. The validator is compiled on first use, because compiling all of them takes a good
 * part of the start.
 */
export function requestReader(schema: JsonSchema): RequestReader {
  const { anyOf: _choices, ...checked } = schema;
  let validate: ValidateFunction | undefined;
  return (given) => {
    validate ??= ajv.compile(checked);
    const missing: string[] = [];
    const value = readValue(schema, given ?? {}, true, { path: '', missing });
    return validate(value) ? { value } : { error: refusalOf(validate.errors ?? [], missing) };
  };
}
