import { labelScales } from '@treadline/schema/trade/tyre/label/tyre-label';
import { formatLoadIndex, parseLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { formatDecimal, parsePrice } from '@treadline/schema/trade/values/money';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { TyreCategory } from '../../../apollo/schema.generated.ts';
import { modelSizeInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import type { DeskSizeFragment } from '../detail/ModelDesk.generated.ts';
import { classFault, numberFault, optionalFault, priceFault, textFault } from './cellFaults.ts';

/** A column of the grid, without its id. */
interface ColumnFacts {
  label: string;
  /** The full name, for labels and screen readers. */
  name: string;
  kind: 'text' | 'flag';
  /** Tailwind class of its width in the table. */
  width: string;
  /** Aligns figures to the right. */
  figures?: boolean;
  /** The headings it can have in a spreadsheet. */
  words: readonly string[];
  /** The fields of the API's row that it fills. */
  fields: readonly string[];
  /** Formats the typed text as the shop does; returns unknown text as it is. */
  tidy: (typed: string, category: TyreCategory) => string;
  /** The cell's text for a saved size. */
  read: (size: DeskSizeFragment) => string;
  /** The error that the browser can find in a text; null if there's nothing wrong. */
  fault: (text: string) => string | null;
}

/** The text of a set flag. An unset flag is blank. */
export const YES = 'Yes';
const YES_WORDS = /^(?:1|y|yes|true|x|xl|rft|rof|ssr|run[\s-]?flat|published|on|✓|✔)$/i;

const trimmed = (typed: string): string => typed.trim();
const upper = (typed: string): string => typed.trim().toUpperCase();
const flag = (typed: string): string => (YES_WORDS.test(typed.trim()) ? YES : '');
const flagText = (isSet: boolean): string => (isSet ? YES : '');
/** Flags are tidied while typing, so they can't be invalid. */
const sound = (): null => null;

/** A size without its letter is radial, or commercial for vans: 205/55 16 becomes 205/55 R16. Motorcycles have both. */
function tidySize(typed: string, category: TyreCategory): string {
  const size = parseTyreSize(typed);
  if (!size) return typed.trim();
  const usual = category === 'VAN' ? 'C' : 'R';
  if (size.construction === null && category === 'MOTORCYCLE') return typed.trim();
  return formatTyreSize({ ...size, construction: size.construction ?? usual });
}

function tidyLoad(typed: string): string {
  const load = parseLoadIndex(typed);
  return load ? [load.single, load.twin].filter((index) => index !== null).join('/') : typed.trim();
}

function tidyPrice(typed: string): string {
  const pence = parsePrice(typed);
  return pence === null ? typed.trim() : formatDecimal(pence);
}

/** The columns, left to right. */
const COLUMNS = {
  size: {
    label: 'Size',
    name: 'Size',
    kind: 'text',
    width: '6.25rem',
    words: ['size', 'tyre size'],
    fields: ['size'],
    tidy: tidySize,
    read: ({ size }) => size,
    fault: (text) => textFault(rules.size, text),
  },
  load: {
    label: 'Load',
    name: 'Load index',
    kind: 'text',
    width: '3.25rem',
    figures: true,
    words: ['load', 'load index', 'li'],
    fields: ['loadIndex', 'loadIndexTwin'],
    tidy: tidyLoad,
    read: ({ loadIndex, loadIndexTwin }) => formatLoadIndex(loadIndex, loadIndexTwin),
    fault: (text) => (parseLoadIndex(text) ? null : rules.loadIndex.message),
  },
  speed: {
    label: 'Speed',
    name: 'Speed rating',
    kind: 'text',
    width: '3.5rem',
    words: ['speed', 'speed rating', 'si', 'speed index'],
    fields: ['speedRating'],
    tidy: upper,
    read: ({ speedRating }) => speedRating,
    fault: (text) => textFault(rules.speedRating, text),
  },
  extraLoad: {
    label: 'XL',
    name: 'Extra load (XL)',
    kind: 'flag',
    width: '2.5rem',
    words: ['xl', 'extra load'],
    fields: ['extraLoad'],
    tidy: flag,
    read: ({ extraLoad }) => flagText(extraLoad),
    fault: sound,
  },
  runFlat: {
    label: 'RFT',
    name: 'Run-flat',
    kind: 'flag',
    width: '2.5rem',
    words: ['rft', 'run flat', 'runflat', 'run-flat'],
    fields: ['runFlat'],
    tidy: flag,
    read: ({ runFlat }) => flagText(runFlat),
    fault: sound,
  },
  oeMark: {
    label: 'OE',
    name: 'Car maker’s mark (OE)',
    kind: 'text',
    width: '3.25rem',
    words: ['oe', 'oe mark', 'homologation', 'mark'],
    fields: ['oeMark'],
    tidy: upper,
    read: ({ oeMark }) => oeMark ?? '',
    fault: (text) => textFault(rules.oeMark, text),
  },
  fuel: {
    label: 'Fuel',
    name: `${labelScales.fuelEfficiency} class`,
    kind: 'text',
    width: '3rem',
    words: ['fuel', labelScales.fuelEfficiency, 'rolling resistance', 'rr'],
    fields: ['fuelEfficiency'],
    tidy: upper,
    read: ({ fuelEfficiency }) => fuelEfficiency ?? '',
    fault: classFault,
  },
  wet: {
    label: 'Wet',
    name: `${labelScales.wetGrip} class`,
    kind: 'text',
    width: '3rem',
    words: ['wet', labelScales.wetGrip, 'wg'],
    fields: ['wetGrip'],
    tidy: upper,
    read: ({ wetGrip }) => wetGrip ?? '',
    fault: classFault,
  },
  noise: {
    label: 'dB',
    name: 'Noise in dB',
    kind: 'text',
    width: '3rem',
    figures: true,
    words: ['db', 'noise', 'noise db'],
    fields: ['noiseDb', 'noiseClass'],
    tidy: (typed) => typed.trim().replace(/\s*dB$/i, ''),
    read: ({ noiseDb }) => String(noiseDb ?? ''),
    fault: (text) => numberFault(rules.noiseDb, text),
  },
  price: {
    label: 'Price £',
    name: 'Price in pounds',
    kind: 'text',
    width: '4.5rem',
    figures: true,
    words: ['price', 'price £', 'price gbp', 'retail', 'rrp'],
    fields: ['price', 'listPrice', 'mailOrderPrice'],
    tidy: tidyPrice,
    read: ({ price }) => formatDecimal(price),
    fault: (text) => priceFault(rules.price, text),
  },
  stock: {
    label: 'Stock',
    name: 'Stock',
    kind: 'text',
    width: '3.75rem',
    figures: true,
    words: ['stock', 'qty', 'quantity', 'units'],
    fields: ['stockQuantity'],
    tidy: trimmed,
    read: ({ stockQuantity }) => String(stockQuantity),
    fault: (text) => numberFault(rules.stockQuantity, text),
  },
  published: {
    label: 'Live',
    name: 'Published in the shop',
    kind: 'flag',
    width: '2.75rem',
    words: ['shown', 'published', 'live'],
    fields: ['published'],
    tidy: flag,
    read: ({ published }) => flagText(published),
    fault: sound,
  },
  sku: {
    label: 'SKU',
    name: 'SKU',
    kind: 'text',
    width: '9.5rem',
    words: ['sku', 'code', 'article', 'part number'],
    fields: ['sku'],
    tidy: upper,
    read: ({ sku }) => sku,
    fault: (text) => optionalFault(rules.sku, text),
  },
  ean: {
    label: 'EAN',
    name: 'EAN',
    kind: 'text',
    width: '7.75rem',
    words: ['ean', 'ean-13', 'barcode', 'gtin'],
    fields: ['ean'],
    tidy: trimmed,
    read: ({ ean }) => ean ?? '',
    fault: (text) => optionalFault(rules.ean, text),
  },
} as const satisfies Readonly<Record<string, ColumnFacts>>;

export type SizeColumnId = keyof typeof COLUMNS;

export interface SizeColumn extends ColumnFacts {
  id: SizeColumnId;
}

export const SIZE_COLUMNS: readonly SizeColumn[] = keysOf(COLUMNS).map((id) => ({ id, ...COLUMNS[id] }));

/** The texts of a row, by column. */
export type SizeCells = Readonly<Record<SizeColumnId, string>>;

/** The column of an API field; null if it has none. */
export function columnOfField(field: string): SizeColumnId | null {
  return SIZE_COLUMNS.find(({ fields }) => fields.includes(field))?.id ?? null;
}
