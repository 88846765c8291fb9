import type { BulkChangeInput, BulkChangeKind, PriceEnding } from '../../../apollo/schema.generated.ts';

/** The products of a change: selected ones, or all that match a filter. */
export type Chosen = Pick<BulkChangeInput, 'productIds'> | Pick<BulkChangeInput, 'filter'>;

/** The values of a bulk change, as typed. */
export interface BulkDraft {
  kind: BulkChangeKind;
  percent: string;
  ending: PriceEnding;
  units: string;
  /** The last day of a sale, as 2026-11-30; blank if it doesn't end. */
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
    return percent > 0 && percent <= 90 ? percent : 'A sale can take up to 90% off';
  if (percent < -90 || percent > 300) return 'Enter a percentage from −90 to 300';
  return percent !== 0 || draft.ending !== 'PENNY'
    ? percent
    : 'Nothing changes by 0% unless prices are rounded';
}

function readUnits({ kind, units }: BulkDraft): number | string {
  const typed = plain(units);
  if (!UNITS.test(typed)) return 'Enter a number of units, such as 12';
  const number = Number(typed);
  if (kind === 'STOCK_SET') return number >= 0 ? number : 'Enter 0 or more units';
  return number === 0 ? 'Enter how many units to add, with a minus to remove them' : number;
}

/** A bulk change without its products. */
export type DraftInput = Omit<BulkChangeInput, 'productIds' | 'filter'>;

/** A validation error, or the part of the API input that the draft stands for. */
export type ReadDraft = { fault: string } | { input: DraftInput };

/** Parses the values of a bulk change. */
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
