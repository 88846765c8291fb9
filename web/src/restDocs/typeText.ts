import type { Schema } from './openApi.ts';

const WORDS: Record<string, string> = {
  integer: 'whole number',
  boolean: 'true or false',
  string: 'text',
  array: 'list',
  null: 'null',
};
const FORMATS: Record<string, string> = { 'date-time': 'date and time', date: 'date', binary: 'file' };
/** Larger limits come from the storage and mean nothing to a reader. */
const TELLING = 1_000_000;
const TELLING_LENGTH = 20_000;

function kinds({ type = [], format }: Schema): string {
  return [type]
    .flat()
    .map((kind) => (kind === 'string' && format ? (FORMATS[format] ?? WORDS[kind]) : (WORDS[kind] ?? kind)))
    .join(' or ');
}

function limits({ minimum, maximum, maxLength }: Schema): string[] {
  const most = maximum !== undefined && maximum < TELLING ? maximum : undefined;
  return [
    ...(minimum !== undefined && minimum > -TELLING
      ? [most === undefined ? `${minimum} or more` : `${minimum} to ${most.toLocaleString('en-GB')}`]
      : []),
    ...(minimum === undefined && most !== undefined ? [`at most ${most.toLocaleString('en-GB')}`] : []),
    ...(maxLength === undefined || maxLength >= TELLING_LENGTH ? [] : [`at most ${maxLength} characters`]),
  ];
}

/** A schema's type in plain words, with its limits. */
export function typeText(schema: Schema): string {
  const values = schema.enum?.map(String).join(', ');
  return [
    values === undefined ? kinds(schema) : `${schema.enum?.length === 1 ? 'always' : 'one of'} ${values}`,
    ...limits(schema),
    ...(schema.default === undefined ? [] : [`defaults to ${String(schema.default)}`]),
  ]
    .filter(Boolean)
    .join('; ');
}
