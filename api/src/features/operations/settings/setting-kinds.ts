import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import { formatAmount } from '@treadline/schema/trade/money';
import { PHONE } from '../../../platform/input/input-rules.ts';
import { readEmailAddress } from '../../../platform/text/email-address.ts';
import { isRecord } from '../../../platform/text/record.ts';
import {
  refusedAs,
  taken,
  type Setting,
  type SettingPart,
  type SettingReading,
  type Told,
} from './setting.ts';

const MAX_LINE = 200;
const MAX_PARAGRAPH = 500;
/** £10,000: more than any charge of a tyre shop. */
const MAX_CHARGE = 1_000_000;
const MAX_LINES = 200;
const PLAIN_TEXT = 'This is shown as plain text: leave out < and >';

interface TextTold extends Told {
  readonly default: string;
  readonly rule?: InputRule;
  readonly isOptional?: boolean;
}

/** Checks one text; spaces around it are left out. */
export function readText(given: unknown, rule: InputRule = {}, isOptional = false): SettingReading<string> {
  if (typeof given !== 'string') return refusedAs('Enter a text');
  const text = given.trim().replace(/\s+/g, ' ');
  if (text === '' && !isOptional) return refusedAs('This can’t be empty');
  if (/[<>]/.test(text)) return refusedAs(PLAIN_TEXT);
  const fault = faultOf({ maxLength: MAX_LINE, ...rule }, text, 'This', {
    email: (address) => readEmailAddress(address) !== null,
  });
  return fault === null ? taken(text) : refusedAs(fault);
}

export function text({ rule, isOptional, ...told }: TextTold): Setting<string> {
  const maxLength = rule?.maxLength ?? MAX_LINE;
  return { kind: 'TEXT', maxLength, ...told, read: (given) => readText(given, rule, isOptional) };
}

export const paragraph = (told: TextTold): Setting<string> => ({
  ...text({ ...told, rule: { maxLength: MAX_PARAGRAPH } }),
  kind: 'PARAGRAPH',
});

export const phone = (told: TextTold): Setting<string> => text({ ...told, rule: PHONE });

interface ListTold extends Told {
  readonly default: readonly string[];
  readonly atLeast?: number;
  /** Reads one line; the rule of texts when left out. */
  readonly readLine?: (line: string) => SettingReading<string>;
}

/** A list of texts; empty lines are left out, and so is what stands there twice. */
export function lines({ atLeast = 1, readLine = readText, ...told }: ListTold): Setting<readonly string[]> {
  return {
    kind: 'LINES',
    ...told,
    read(given) {
      if (!Array.isArray(given) || given.length > MAX_LINES)
        return refusedAs(`Enter a list of at most ${MAX_LINES} lines`);
      const read = given
        .filter((line) => typeof line !== 'string' || line.trim() !== '')
        .map((line) => ({ line, ...readLine(String(line)) }));
      const wrong = read.find(({ faults }) => faults !== null);
      if (wrong) return refusedAs(`“${String(wrong.line)}”: ${wrong.faults?.[0]?.message ?? ''}`);
      const kept = [...new Set(read.map(({ value }) => value ?? ''))];
      return kept.length < atLeast ? refusedAs(`Enter at least ${atLeast}, one on each line`) : taken(kept);
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

export const number = (told: Told & NumberLimits & { readonly default: number }): Setting<number> => ({
  kind: 'NUMBER',
  ...told,
  read: (given) => readNumber(given, told),
});

function readMoney(given: unknown): SettingReading<number> {
  if (typeof given !== 'number' || !Number.isInteger(given))
    return refusedAs('Enter an amount in pounds, such as 15.99');
  return given < 0 || given > MAX_CHARGE
    ? refusedAs(`The amount must be from £0 to ${formatAmount(MAX_CHARGE)}`)
    : taken(given);
}

export const money = (told: Told & { readonly default: number }): Setting<number> => ({
  kind: 'MONEY',
  min: 0,
  max: MAX_CHARGE,
  ...told,
  read: readMoney,
});

export const onOff = (told: Told & { readonly default: boolean }): Setting<boolean> => ({
  kind: 'SWITCH',
  ...told,
  read: (given) => (typeof given === 'boolean' ? taken(given) : refusedAs('Switch this on or off')),
});

export function choice<Key extends string>(
  told: Told & { readonly default: Key; readonly options: Readonly<Record<Key, string>> },
): Setting<Key> {
  const { options, ...rest } = told;
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

/** Reads each part of a value with several; every fault is told at its part. */
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

type PartsTold<Key extends string, Value> = Told & {
  readonly labels: Readonly<Record<Key, string>>;
  readonly default: Readonly<Record<Key, Value>>;
};

function ofParts<Key extends string, Value>(
  kind: 'NUMBERS' | 'AMOUNTS' | 'TEXTS',
  { labels, ...told }: PartsTold<Key, Value>,
  readPart: (part: unknown) => SettingReading<Value>,
): Setting<Readonly<Record<Key, Value>>> {
  const keys = Object.keys(labels) as Key[];
  return { kind, ...told, parts: partsOf(labels), read: (given) => readParts(given, keys, readPart) };
}

export const numbers = <Key extends string>(
  told: PartsTold<Key, number> & NumberLimits,
): Setting<Readonly<Record<Key, number>>> => ofParts('NUMBERS', told, (part) => readNumber(part, told));

export const amounts = <Key extends string>(
  told: PartsTold<Key, number>,
): Setting<Readonly<Record<Key, number>>> => ofParts('AMOUNTS', told, readMoney);

/** Texts of which any may be left empty. */
export const texts = <Key extends string>(
  told: PartsTold<Key, string>,
): Setting<Readonly<Record<Key, string>>> => ofParts('TEXTS', told, (part) => readText(part, {}, true));

/** From so many days to so many. */
export function days(
  told: Told & NumberLimits & { readonly default: { readonly min: number; readonly max: number } },
): Setting<{ readonly min: number; readonly max: number }> {
  const whole = numbers({ unit: 'days', ...told, labels: { min: 'From', max: 'To' } });
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
