import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import { formatAmount } from '@treadline/schema/trade/values/money';
import { PHONE } from '../../../platform/input/input-rules.ts';
import { readEmailAddress } from '../../../platform/text/email-address.ts';
import { isRecord } from '../../../platform/text/record.ts';
import {
  refusedAs,
  taken,
  type Setting,
  type SettingPart,
  type SettingReading,
  type SettingMeta,
} from './setting.ts';

const MAX_LINE = 200;
const MAX_PARAGRAPH = 500;
/** £10,000: more than any charge of a tyre shop. */
const MAX_CHARGE = 1_000_000;
const MAX_LINES = 200;
const PLAIN_TEXT = 'This is shown as plain text: leave out < and >';

interface TextMeta extends SettingMeta {
  readonly default: string;
  readonly rule?: InputRule;
  readonly isOptional?: boolean;
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');
const severalLines = (text: string): string => text.split('\n').map(oneLine).join('\n').trim();

/**
 * Parses a text, trimming spaces.
 * @param tidy what's kept of the typed text; by default it becomes one line.
 */
export function readText(
  given: unknown,
  rule: InputRule = {},
  isOptional = false,
  tidy = oneLine,
): SettingReading<string> {
  if (typeof given !== 'string') return refusedAs('Enter a text');
  const text = tidy(given);
  if (text === '' && !isOptional) return refusedAs('This can’t be empty');
  if (/[<>]/.test(text)) return refusedAs(PLAIN_TEXT);
  const fault = faultOf({ maxLength: MAX_LINE, ...rule }, text, 'This', {
    email: (address) => readEmailAddress(address) !== null,
  });
  return fault === null ? taken(text) : refusedAs(fault);
}

export function text({ rule, isOptional, ...meta }: TextMeta): Setting<string> {
  const maxLength = rule?.maxLength ?? MAX_LINE;
  return { kind: 'TEXT', maxLength, ...meta, read: (given) => readText(given, rule, isOptional) };
}

const readLongText = (given: unknown, isOptional: boolean): SettingReading<string> =>
  readText(given, { maxLength: MAX_PARAGRAPH }, isOptional, severalLines);

export const paragraph = ({ isOptional = false, ...meta }: TextMeta): Setting<string> => ({
  kind: 'PARAGRAPH',
  maxLength: MAX_PARAGRAPH,
  ...meta,
  read: (given) => readLongText(given, isOptional),
});

export const phone = (meta: TextMeta): Setting<string> => text({ ...meta, rule: PHONE });

interface ListMeta extends SettingMeta {
  readonly default: readonly string[];
  readonly atLeast?: number;
  /** Parses one line; any text is accepted by default. */
  readonly readLine?: (line: string) => SettingReading<string>;
}

/** A list of texts. Blank lines and duplicates are dropped. */
export function lines({ atLeast = 1, readLine = readText, ...meta }: ListMeta): Setting<readonly string[]> {
  return {
    kind: 'LINES',
    ...meta,
    read(given) {
      if (!Array.isArray(given) || given.length > MAX_LINES)
        return refusedAs(`Enter a list of at most ${MAX_LINES} lines`);
      const read = given
        .filter((line) => typeof line !== 'string' || line.trim() !== '')
        .map((line) => ({ line, ...readLine(String(line)) }));
      const wrong = read.find(({ faults }) => faults !== null);
      if (wrong) return refusedAs(`“${String(wrong.line)}”: ${wrong.faults?.[0]?.message ?? ''}`);
      const kept = [...new Set(read.map(({ value }) => value ?? ''))];
      return kept.length < atLeast ? refusedAs(`Enter at least ${atLeast} lines`) : taken(kept);
    },
  };
}

interface NumberLimits {
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
}

function readNumber(given: unknown, { min, max }: NumberLimits): SettingReading<number> {
  if (typeof given !== 'number' || !Number.isInteger(given))
    return refusedAs(`Enter a whole number from ${min} to ${max.toLocaleString('en-GB')}`);
  return given < min || given > max
    ? refusedAs(`This must be from ${min} to ${max.toLocaleString('en-GB')}`)
    : taken(given);
}

export const number = (meta: SettingMeta & NumberLimits & { readonly default: number }): Setting<number> => ({
  kind: 'NUMBER',
  ...meta,
  read: (given) => readNumber(given, meta),
});

function readMoney(given: unknown): SettingReading<number> {
  if (typeof given !== 'number' || !Number.isInteger(given))
    return refusedAs('Enter an amount in pounds, such as 15.99');
  return given < 0 || given > MAX_CHARGE
    ? refusedAs(`The amount must be from £0 to ${formatAmount(MAX_CHARGE)}`)
    : taken(given);
}

export const money = (meta: SettingMeta & { readonly default: number }): Setting<number> => ({
  kind: 'MONEY',
  min: 0,
  max: MAX_CHARGE,
  ...meta,
  read: readMoney,
});

export const onOff = (meta: SettingMeta & { readonly default: boolean }): Setting<boolean> => ({
  kind: 'SWITCH',
  ...meta,
  read: (given) => (typeof given === 'boolean' ? taken(given) : refusedAs('Switch this on or off')),
});

export function choice<Key extends string>(
  meta: SettingMeta & { readonly default: Key; readonly options: Readonly<Record<Key, string>> },
): Setting<Key> {
  const { options, ...rest } = meta;
  const isKey = (given: unknown): given is Key => typeof given === 'string' && Object.hasOwn(options, given);
  return {
    kind: 'CHOICE',
    ...rest,
    parts: partsOf(options),
    read: (given) => (isKey(given) ? taken(given) : refusedAs('Choose one of the options')),
  };
}

const partsOf = (labels: Readonly<Record<string, string>>): SettingPart[] =>
  Object.entries(labels).map(([key, label]) => ({ key, label }));

/** Parses each part of a value that has several; each error names its part. */
function readParts<Key extends string, Value>(
  given: unknown,
  keys: readonly Key[],
  readPart: (part: unknown) => SettingReading<Value>,
): SettingReading<Record<Key, Value>> {
  if (!isRecord(given)) return refusedAs('Fill in every part');
  const read = keys.map((key) => ({ key, ...readPart(given[key]) }));
  const faults = read.flatMap(({ key, faults: found }) =>
    (found ?? []).map(({ message }) => ({ path: key, message })),
  );
  if (faults.length > 0) return { value: null, faults };
  return taken(Object.fromEntries(read.map(({ key, value }) => [key, value])) as Record<Key, Value>);
}

type PartsMeta<Key extends string, Value> = SettingMeta & {
  readonly labels: Readonly<Record<Key, string>>;
  readonly default: Readonly<Record<Key, Value>>;
};

function ofParts<Key extends string, Value>(
  kind: 'NUMBERS' | 'AMOUNTS' | 'TEXTS' | 'PARAGRAPHS',
  { labels, ...meta }: PartsMeta<Key, Value>,
  readPart: (part: unknown) => SettingReading<Value>,
): Setting<Readonly<Record<Key, Value>>> {
  const keys = Object.keys(labels) as Key[];
  return { kind, ...meta, parts: partsOf(labels), read: (given) => readParts(given, keys, readPart) };
}

export const numbers = <Key extends string>(
  meta: PartsMeta<Key, number> & NumberLimits,
): Setting<Readonly<Record<Key, number>>> => ofParts('NUMBERS', meta, (part) => readNumber(part, meta));

export const amounts = <Key extends string>(
  meta: PartsMeta<Key, number>,
): Setting<Readonly<Record<Key, number>>> => ofParts('AMOUNTS', meta, readMoney);

/** Several texts, any of which can be empty. */
export const texts = <Key extends string>(
  meta: PartsMeta<Key, string>,
): Setting<Readonly<Record<Key, string>>> => ofParts('TEXTS', meta, (part) => readText(part, {}, true));

/** Several texts that can be long, any of which can be empty. */
export const paragraphs = <Key extends string>(
  meta: PartsMeta<Key, string>,
): Setting<Readonly<Record<Key, string>>> => ({
  ...ofParts('PARAGRAPHS', meta, (part) => readLongText(part, true)),
  maxLength: MAX_PARAGRAPH,
});

/** A range of days. */
export function days(
  meta: SettingMeta & NumberLimits & { readonly default: { readonly min: number; readonly max: number } },
): Setting<{ readonly min: number; readonly max: number }> {
  const whole = numbers({ unit: 'days', ...meta, labels: { min: 'From', max: 'To' } });
  return {
    ...whole,
    read(given) {
      const read = whole.read(given);
      return read.value && read.value.min > read.value.max
        ? refusedAs('The second number can’t be lower than the first', 'max')
        : read;
    },
  };
}
