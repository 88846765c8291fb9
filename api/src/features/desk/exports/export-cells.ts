import { toPounds } from '@treadline/schema/trade/values/money';
import type { Cell } from './export-definition.ts';

/** The Swedish way of writing a time is the one that spreadsheets sort: 2026-11-30 14:05. */
const times = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in London. */
export const time = (at: string | null | undefined): Cell => (at ? times.format(new Date(at)) : null);

/** Pence in pounds. */
export const pounds = (pence: number | null | undefined): Cell =>
  typeof pence === 'number' ? toPounds(pence) : null;

/** A value of an enum in words. */
export const word = (value: string | null | undefined): Cell => value?.toLowerCase().replaceAll('_', ' ');
