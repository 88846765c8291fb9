import { faultOf, type InputRule } from '@treadline/schema/input/rule';
import { parsePrice } from '@treadline/schema/trade/values/money';
import type { ImportColumn, ImportFault } from '../../../../platform/features/import-kind.ts';
import { FORMATS } from '../../../../platform/input/constraint-faults.ts';
import { withPoint } from '../../../../platform/tables/number-cell.ts';

/** A row of a supplier's file as values. */
export interface OfferDraft {
  readonly sku?: string;
  readonly ean?: string;
  readonly code?: string;
  /** The cost of one unit in pence, without VAT. */
  readonly costPrice?: number;
  readonly units?: number;
}

/** £10,000: more than any tyre costs. */
const MAX_COST = 1_000_000;
const MAX_UNITS = 1_000_000;
const CODE: InputRule = { maxLength: 64 };

interface OfferColumn extends ImportColumn {
  /** @returns the values of a cell that isn't empty, or a sentence saying what was expected. */
  readonly read: (cell: string, decimalComma: boolean) => OfferDraft | string;
}

const text =
  (field: 'sku' | 'ean' | 'code', label: string) =>
  (cell: string): OfferDraft | string =>
    faultOf(CODE, cell, label, FORMATS) ?? { [field]: field === 'sku' ? cell.toUpperCase() : cell };

/** The columns that suppliers' files can have. */
export const offerColumns: Readonly<Record<'sku' | 'ean' | 'code' | 'cost' | 'units', OfferColumn>> = {
  sku: { label: 'SKU', meaning: 'The shop’s own number of the tyre', read: text('sku', 'SKU') },
  ean: {
    label: 'EAN',
    meaning: 'The number under the bar code',
    aliases: ['ean13', 'gtin', 'barcode', 'ean_code', 'ean_13'],
    read: text('ean', 'EAN'),
  },
  code: {
    label: 'Supplier’s code',
    meaning: 'The supplier’s number of the tyre, once it has been in a file with the SKU or EAN',
    aliases: ['code', 'supplier_code', 'stock_code', 'stockcode', 'article', 'article_number', 'part_number'],
    read: text('code', 'The supplier’s code'),
  },
  cost: {
    label: 'Cost',
    meaning: 'The cost of one tyre in pounds, without VAT, such as 52.10',
    aliases: [
      'cost_price',
      'price',
      'net_price',
      'net',
      'trade_price',
      'nett',
      'nett_cost',
      'nett_price',
      'net_cost',
      'your_price',
    ],
    scope: 'READ_COSTS',
    isNumber: true,
    read(cell, decimalComma) {
      const pence = parsePrice(withPoint(cell, decimalComma).replaceAll(/[£\s]/g, ''));
      return pence === null || pence < 1 || pence > MAX_COST
        ? 'Enter an amount in pounds above 0, such as 52.10'
        : { costPrice: pence };
    },
  },
  units: {
    label: 'Stock',
    meaning: 'The number of tyres that the supplier has; 20+ and >20 count as 20',
    aliases: [
      'stock',
      'qty',
      'quantity',
      'available',
      'stock_level',
      'free_stock',
      'stock_qty',
      'qty_available',
    ],
    isNumber: true,
    read(cell) {
      const units = /^>?(\d+)(?:[.,]0+)?\+?$/.exec(cell.replaceAll(/\s/g, ''))?.[1];
      return units === undefined || Number(units) > MAX_UNITS
        ? 'Enter a whole number, such as 20'
        : { units: Number(units) };
    },
  },
};

export type OfferColumnName = keyof typeof offerColumns;

export const OFFER_KEYS: readonly OfferColumnName[] = ['sku', 'ean', 'code'];

/** A row's values, and the cells that can't be taken. */
export interface ReadOffer {
  readonly draft: OfferDraft;
  readonly faults: readonly ImportFault[];
}

/** Reads the cells of a row. */
export function readOffer(cells: ReadonlyMap<string, string>, decimalComma: boolean): ReadOffer {
  let draft: OfferDraft = {};
  const faults: ImportFault[] = [];
  for (const [name, { read }] of Object.entries(offerColumns)) {
    const cell = cells.get(name) ?? '';
    const given = cell === '' ? {} : read(cell, decimalComma);
    if (typeof given === 'string') faults.push({ column: name, message: given });
    else draft = { ...draft, ...given };
  }
  return { draft, faults };
}
