import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema.ts';

const NUMERIC = /^\s*[+-]?\d+(?:\.\d+)?\s*$/;
const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([['true', true], ['1', true], ['false', false], ['0', false]]);

const ajv = new Ajv2020({ strict: true, strictTypes: false, useDefaults: true, validateFormats: false, multipleOfPrecision: 6 });

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

function readObject(schema: JsonSchema, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const read: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = readValue(property, Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined, schema.required?.includes(name) ?? false);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

function readList(schema: JsonSchema, given: unknown): unknown {
  const items = Array.isArray(given) ? given : [given];
  return items.map((item: unknown) => (schema.items ? readValue(schema.items, item, true) : item));
}

/** What counts as said where something is required and nothing was said. A number has nothing to stand for it. */
function nothingSaid(schema: JsonSchema): unknown {
  const kind = kindOf(schema);
  if (schema.default !== undefined || schema.enum) return undefined;
  if (kind === 'string') return '';
  if (kind === 'array') return [];
  return kind === 'object' ? readObject(schema, {}) : undefined;
}

/**
 * Reads what somebody sent as a schema means it, the way clients have always been understood: numbers may come as text,
 * empty parameters and nulls count as left out, one value stands for a list of one, and what the schema does not know is
 * dropped. A required text, list or object that is missing is read as empty, as in a form: the shop has its own sentence
 * for each, and gives all of them at once. What does not fit is left as it is, for the validator to refuse.
 */
function readValue(schema: JsonSchema, given: unknown, required: boolean): unknown {
  const kind = kindOf(schema);
  if (given === null && allowsNull(schema)) return null;
  if (given === null || given === undefined || (given === '' && (kind !== 'string' || !required))) return required ? nothingSaid(schema) : undefined;
  if (kind === 'object') return readObject(schema, parsed(given));
  if (kind === 'array') return readList(schema, parsed(given));
  if (kind === 'boolean') return TRUTHS.get(given) ?? given;
  if (kind === 'string') return typeof given === 'number' ? String(given) : given;
  return typeof given === 'string' && NUMERIC.test(given) ? Number(given) : given;
}

const KINDS: Readonly<Record<string, string>> = { integer: 'a whole number', number: 'a number', string: 'text', boolean: 'true or false', array: 'a list', object: 'an object' };

function kindNames(type: unknown): string {
  return [type].flat().filter((kind) => kind !== 'null').map((kind) => KINDS[String(kind)] ?? String(kind)).join(' or ');
}

/** What is wrong, for the person who wrote the client. */
function sentence({ instancePath, keyword, message = 'is not valid', params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll('/', '.') || 'The request';
  if (keyword === 'enum') return `${path} must be one of ${(params['allowedValues'] as unknown[]).filter((value) => value !== null).join(', ')}.`;
  if (keyword === 'type') return `${path} must be ${kindNames(params['type'])}.`;
  if (keyword === 'minimum') return `${path} must be ${params['limit']} or more.`;
  if (keyword === 'maximum') return `${path} must be ${params['limit']} or less.`;
  if (keyword === 'multipleOf') return `${path} must have at most two decimals.`;
  if (keyword === 'required') return `${params['missingProperty']} is required.`;
  return `${path} ${message}.`;
}

/** Reads one part of a request; gives the value, or an error whose message is the sentence for the caller. */
export type RequestReader = (given: unknown) => { value: unknown } | { error: Error };

/** Makes the reader of a schema, once for each. */
export function requestReader(schema: JsonSchema): RequestReader {
  const validate = ajv.compile(schema as object);
  return (given) => {
    const value = readValue(schema, given ?? {}, true);
    if (validate(value)) return { value };
    return { error: new Error(validate.errors?.map(sentence)[0] ?? 'The request is not valid.') };
  };
}
