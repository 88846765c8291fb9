import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema.ts';
import { faulty, RestRefusal, type FieldFault } from './rest-refusal.ts';

const NUMERIC = /^\s*[+-]?\d+(?:\.\d+)?\s*$/;
const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictTypes: false,
  useDefaults: true,
  validateFormats: false,
  multipleOfPrecision: 6,
});

/** Which kind of value a schema is about; null as a second possibility says nothing about the first. */
function kindOf({ type }: JsonSchema): string | undefined {
  return typeof type === 'string' ? type : type?.find((kind) => kind !== 'null');
}

const allowsNull = ({ type }: JsonSchema): boolean => Array.isArray(type) && type.includes('null');

/** A form and an address hold text alone: lists and objects stand in it as JSON. */
function parsed(given: unknown): unknown {
  if (typeof given !== 'string' || !/^\s*[[{]/.test(given)) return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
}

/** Where in the request a value stands, and which fields that must be there have turned out to be empty. */
interface Place {
  readonly path: string;
  readonly missing: string[];
}

const within = ({ path, missing }: Place, name: string | number): Place => ({
  path: path ? `${path}.${name}` : String(name),
  missing,
});

function readObject(schema: JsonSchema, given: unknown, place: Place): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const read: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = readValue(
      property,
      Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined,
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

/** What counts as said where something is required and nothing was said. A number has nothing to stand for it. */
function nothingSaid(schema: JsonSchema, place: Place): unknown {
  const kind = kindOf(schema);
  if (schema.default !== undefined || schema.enum) return undefined;
  if (kind === 'object') return readObject(schema, {}, place);
  place.missing.push(place.path);
  if (kind === 'string') return '';
  return kind === 'array' ? [] : undefined;
}

/**
 * Reads what somebody sent as a schema means it, the way clients have always been understood: numbers may come as text,
 * empty parameters and nulls count as left out, one value stands for a list of one, and what the schema does not know is
 * dropped. A required text, list or object that is missing is read as empty, as in a form: the shop has its own sentence
 * for each, and gives all of them at once. What does not fit is left as it is, for the validator to refuse.
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

/** What is wrong with a value, for the person who wrote the client. */
function complaint({ keyword, message = 'is not valid', params }: ErrorObject): string {
  if (keyword === 'enum')
    return `must be one of ${(params['allowedValues'] as unknown[]).filter((value) => value !== null).join(', ')}`;
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

/** All that is wrong at once, one sentence for each field: what does not fit, and what must be there and is empty. */
function refusalOf(errors: readonly ErrorObject[], missing: readonly string[]): RestRefusal {
  const faults = [
    ...errors.map(faultOf),
    ...missing.map((path) => ({ path, message: `${path} is required.` })),
  ];
  const [first = { path: '', message: 'The request is not valid.' }, ...others] = faults.filter(
    ({ path }, index) => faults.findIndex((other) => other.path === path) === index,
  );
  return first.path === '' ? new RestRefusal(400, first.message) : faulty(first, ...others);
}

/** Reads one part of a request; gives the value, or the refusal for the caller. */
export type RequestReader = (given: unknown) => { value: unknown } | { error: RestRefusal };

/** Makes the reader of a schema, once for each. That one of several properties must be there is left to the shop, as for single texts. */
export function requestReader(schema: JsonSchema): RequestReader {
  const { anyOf: _choices, ...checked } = schema;
  const validate = ajv.compile(checked);
  return (given) => {
    const missing: string[] = [];
    const value = readValue(schema, given ?? {}, true, { path: '', missing });
    return validate(value) ? { value } : { error: refusalOf(validate.errors ?? [], missing) };
  };
}
