import type { BulkChangeInput, BulkChangeKind, PriceEnding } from '../../../apollo/schema.generated.ts';

/** The products of a change: ticked ones, or all that a filter finds. */
export type Chosen = Pick<BulkChangeInput, 'productIds'> | Pick<BulkChangeInput, 'filter'>;

/** What is typed into the dialog of a change. */
export interface BulkDraft {
  kind: BulkChangeKind;
  percent: string;
  ending: PriceEnding;
  units: string;
  /** The last day of a sale, as 2026-11-30; blank for one without end. */
  saleEndsOn: string;
}

const PERCENT = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/;
const UNITS = /^[+-]?\d{1,7}$/;
const plain = (typed: string): string => typed.trim().replace(/^[−–]/, '-').replace(/\s*%$/, '');

function readPercent(draft: BulkDraft): number | string {
  const typed = plain(draft.percent);
  if (!PERCENT.test(typed)) return 'Enter a percentage, such as 5 or −7.5';
  const percent = Number(typed);
  if (draft.kind === 'SALE_START')
    return percent > 0 && percent <= 90 ? percent : 'A sale takes up to 90% off';
  if (percent < -90 || percent > 300) return 'A percentage is from −90 to 300';
  return percent !== 0 || draft.ending !== 'PENNY'
    ? percent
    : 'Nothing changes by 0% unless prices are rounded';
}

function readUnits({ kind, units }: BulkDraft): number | string {
  const typed = plain(units);
  if (!UNITS.test(typed)) return 'Enter a number of units, such as 12';
  const number = Number(typed);
  if (kind === 'STOCK_SET') return number >= 0 ? number : 'Stock is a number of units from 0';
  return number === 0 ? 'Enter the units to add, or take away with a minus' : number;
}

/** What is wrong with a field, or the part of the input that the draft amounts to. */
export type ReadDraft = { fault: string } | { input: Omit<BulkChangeInput, 'productIds' | 'filter'> };

/** Reads what is typed into the dialog. */
export function readDraft(draft: BulkDraft): ReadDraft {
  const { kind, ending } = draft;
  if (kind === 'PRICE' || kind === 'SALE_START') {
    const percent = readPercent(draft);
    if (typeof percent === 'string') return { fault: percent };
    const saleEndsOn = (kind === 'SALE_START' && draft.saleEndsOn) || null;
    return { input: { kind, percent, ending, saleEndsOn } };
  }
  if (kind === 'STOCK_SET' || kind === 'STOCK_ADJUST') {
    const units = readUnits(draft);
    return typeof units === 'string' ? { fault: units } : { input: { kind, units } };
  }
  return { input: { kind } };
}
