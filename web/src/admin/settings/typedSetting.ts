import { kmOf, milesOf } from '@treadline/schema/trade/values/distance';
import { formatAmount, formatDecimal, parsePrice } from '@treadline/schema/trade/values/money';
import type { SettingKind } from '../../apollo/schema.generated.ts';
import { isRecord, recordFrom, textFrom } from '../../lib/text/record.ts';

/** Opening hours of a weekday or special day, as typed. */
export interface TypedHours {
  isOpen: boolean;
  opens: string;
  closes: string;
}

/** A special day, as typed. */
export interface TypedDay extends TypedHours {
  date: string;
  name: string;
}

/** The values of a setting's controls. */
export type TypedSetting =
  | string
  | boolean
  | Record<string, string>
  | Record<string, TypedHours>
  | TypedDay[];

/** A settings form's values. Field paths match those in the API's validation errors. */
export interface SettingsValues {
  values: Record<string, TypedSetting>;
}

interface SettingValue {
  kind: SettingKind;
  value: unknown;
  unit?: string | null;
}

/** Distances are stored in kilometres, and shown and typed in miles. */
const isDistance = (unit: string | null | undefined): boolean => unit === 'km';

/** The unit in which a setting is typed. */
export const typedUnit = (unit: string | null): string | null => (isDistance(unit) ? 'miles' : unit);

export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const USUAL_HOURS = { opens: '09:00', closes: '17:00' };

export const NEW_DAY: TypedDay = { date: '', name: '', isOpen: false, ...USUAL_HOURS };

const poundsOf = (pence: unknown): string => (typeof pence === 'number' ? formatDecimal(pence) : '');

function hoursOf(value: unknown): TypedHours {
  const { opens, closes } = recordFrom(value);
  const isOpen = typeof opens === 'string' && typeof closes === 'string';
  return isOpen ? { isOpen, opens, closes } : { isOpen, ...USUAL_HOURS };
}

function partsOf(value: unknown, say: (part: unknown) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(recordFrom(value)).map(([key, part]) => [key, say(part)]));
}

/** A setting's value as typed values. */
export function typedSetting({ kind, value, unit }: SettingValue): TypedSetting {
  if (isDistance(unit) && typeof value === 'number') return String(milesOf(value));
  switch (kind) {
    case 'SWITCH':
      return value === true;
    case 'MONEY':
      return poundsOf(value);
    case 'LINES':
      return Array.isArray(value) ? value.join('\n') : '';
    case 'AMOUNTS':
      return partsOf(value, poundsOf);
    case 'NUMBERS':
    case 'PARAGRAPHS':
    case 'TEXTS':
      return partsOf(value, String);
    case 'WEEK':
      return Object.fromEntries(WEEK.map((day) => [day, hoursOf(recordFrom(value)[day])]));
    case 'SPECIAL_DAYS':
      return (Array.isArray(value) ? value : []).map((day: unknown) => ({
        ...hoursOf(day),
        date: textFrom(recordFrom(day)['date']),
        name: textFrom(recordFrom(day)['name']),
      }));
    case 'CHOICE':
    case 'COLOUR':
    case 'ICON':
    case 'LOGO':
    case 'NUMBER':
    case 'PARAGRAPH':
    case 'TEXT':
      return String(value ?? '');
  }
}

/** Parses a whole number. Other text is returned as typed, so that the API can say what it expected. */
const numberOf = (typed: string): number | string =>
  /^\d{1,15}$/.test(typed.trim()) ? Number(typed) : typed;
const asTyped = (typed: string): string => typed;
const penceOf = (typed: string): number | string => parsePrice(typed) ?? typed;
const hoursSent = ({ isOpen, opens, closes }: TypedHours) => (isOpen ? { opens, closes } : null);

/** Converts typed text, or a part of it, by kind. */
const SENT: Record<SettingKind, (typed: string) => unknown> = {
  AMOUNTS: penceOf,
  CHOICE: asTyped,
  COLOUR: asTyped,
  ICON: asTyped,
  LOGO: asTyped,
  LINES: (typed) => typed.split('\n'),
  MONEY: penceOf,
  NUMBER: numberOf,
  NUMBERS: numberOf,
  PARAGRAPH: asTyped,
  PARAGRAPHS: asTyped,
  SPECIAL_DAYS: asTyped,
  SWITCH: asTyped,
  TEXT: asTyped,
  TEXTS: asTyped,
  WEEK: asTyped,
};

/** Converts a setting's typed values to its API value. */
export function sentSetting(kind: SettingKind, typed: TypedSetting, unit: string | null = null): unknown {
  if (isDistance(unit) && typeof typed === 'string') return distanceSent(typed);
  if (Array.isArray(typed))
    return typed.map(({ date, name, ...hours }) => ({ date, name, ...hoursSent(hours) }));
  if (isRecord(typed))
    return Object.fromEntries(
      Object.entries(typed).map(([key, part]: [string, unknown]) => [key, sentPart(kind, part)]),
    );
  if (typeof typed === 'boolean') return typed;
  return SENT[kind](typed);
}

function distanceSent(typed: string): unknown {
  const miles = numberOf(typed);
  return typeof miles === 'number' ? kmOf(miles) : miles;
}

function sentPart(kind: SettingKind, part: unknown): unknown {
  if (isRecord(part)) return hoursSent(hoursTyped(part));
  return SENT[kind](textFrom(part));
}

const hoursTyped = (part: Readonly<Record<string, unknown>>): TypedHours => ({
  isOpen: part['isOpen'] === true,
  opens: textFrom(part['opens']),
  closes: textFrom(part['closes']),
});

/** How a value will read in the shop; null if it can't be parsed. */
export function previewOf(preview: string, kind: SettingKind, typed: TypedSetting): string | null {
  if (typeof typed === 'boolean') return typed ? preview : 'Not shown';
  if (typeof typed !== 'string' || typed.trim() === '') return null;
  const sent = sentSetting(kind, typed);
  if (kind !== 'MONEY') return preview.replace('{value}', String(sent));
  return typeof sent === 'number' ? preview.replace('{value}', formatAmount(sent)) : null;
}
