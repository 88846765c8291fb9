import { parseLoadIndex } from '@treadline/schema/trade/tyre/load-index';
import { labelScales } from '@treadline/schema/trade/tyre/tyre-label';
import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/tyre-size';
import { formatDecimal, parsePrice } from '@treadline/schema/trade/values/money';
import type { TyreCategory } from '../../apollo/schema.generated.ts';

/** A column of the grid of sizes. */
export interface SizeColumn {
  id: SizeColumnId;
  /** Its heading. */
  label: string;
  /** Its name in full, for labels and screen readers. */
  name: string;
  kind: 'text' | 'flag';
  /** Its width in the table. */
  width: string;
  /** Figures stand at the right. */
  figures?: boolean;
  /** What a spreadsheet may call it. */
  words: readonly string[];
  /** The fields of the API's row that it fills. */
  fields: readonly string[];
  /** Writes what was typed as the shop does; what is not understood stays as it is. */
  tidy: (typed: string, category: TyreCategory) => string;
}

export type SizeColumnId =
  | 'size'
  | 'load'
  | 'speed'
  | 'extraLoad'
  | 'runFlat'
  | 'oeMark'
  | 'fuel'
  | 'wet'
  | 'noise'
  | 'price'
  | 'stock'
  | 'published'
  | 'sku'
  | 'ean';

/** The texts of one row. */
export type SizeCells = Readonly<Record<SizeColumnId, string>>;

/** A flag that is set; one that is not is blank. */
export const YES = 'Yes';
const YES_WORDS = /^(?:1|y|yes|true|x|xl|rft|rof|ssr|run[\s-]?flat|published|on|✓|✔)$/i;

const trimmed = (typed: string): string => typed.trim();
const upper = (typed: string): string => typed.trim().toUpperCase();
const flag = (typed: string): string => (YES_WORDS.test(typed.trim()) ? YES : '');

/** A size without its letter is radial, for vans commercial: 205/55 16 is 205/55 R16. Motorcycles have both kinds. */
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

/** The columns of the grid, in its order. */
export const SIZE_COLUMNS: readonly SizeColumn[] = [
  {
    id: 'size',
    label: 'Size',
    name: 'Size',
    kind: 'text',
    width: '7rem',
    words: ['size', 'tyre size'],
    fields: ['size'],
    tidy: tidySize,
  },
  {
    id: 'load',
    label: 'Load',
    name: 'Load index',
    kind: 'text',
    width: '4rem',
    figures: true,
    words: ['load', 'load index', 'li'],
    fields: ['loadIndex', 'loadIndexTwin'],
    tidy: tidyLoad,
  },
  {
    id: 'speed',
    label: 'Speed',
    name: 'Speed rating',
    kind: 'text',
    width: '3.5rem',
    words: ['speed', 'speed rating', 'si', 'speed index'],
    fields: ['speedRating'],
    tidy: upper,
  },
  {
    id: 'extraLoad',
    label: 'XL',
    name: 'Extra load (XL)',
    kind: 'flag',
    width: '2.75rem',
    words: ['xl', 'extra load'],
    fields: ['extraLoad'],
    tidy: flag,
  },
  {
    id: 'runFlat',
    label: 'RFT',
    name: 'Run-flat',
    kind: 'flag',
    width: '2.75rem',
    words: ['rft', 'run flat', 'runflat', 'run-flat'],
    fields: ['runFlat'],
    tidy: flag,
  },
  {
    id: 'oeMark',
    label: 'OE',
    name: 'Car maker’s mark (OE)',
    kind: 'text',
    width: '3.5rem',
    words: ['oe', 'oe mark', 'homologation', 'mark'],
    fields: ['oeMark'],
    tidy: upper,
  },
  {
    id: 'fuel',
    label: 'Fuel',
    name: `${labelScales.fuelEfficiency} class`,
    kind: 'text',
    width: '3.25rem',
    words: ['fuel', labelScales.fuelEfficiency, 'rolling resistance', 'rr'],
    fields: ['fuelEfficiency'],
    tidy: upper,
  },
  {
    id: 'wet',
    label: 'Wet',
    name: `${labelScales.wetGrip} class`,
    kind: 'text',
    width: '3.25rem',
    words: ['wet', labelScales.wetGrip, 'wg'],
    fields: ['wetGrip'],
    tidy: upper,
  },
  {
    id: 'noise',
    label: 'dB',
    name: 'Noise in dB',
    kind: 'text',
    width: '3.25rem',
    figures: true,
    words: ['db', 'noise', 'noise db'],
    fields: ['noiseDb', 'noiseClass'],
    tidy: (typed) => typed.trim().replace(/\s*dB$/i, ''),
  },
  {
    id: 'price',
    label: 'Price £',
    name: 'Price in pounds',
    kind: 'text',
    width: '5rem',
    figures: true,
    words: ['price', 'price £', 'price gbp', 'retail', 'rrp'],
    fields: ['price', 'listPrice', 'mailOrderPrice'],
    tidy: tidyPrice,
  },
  {
    id: 'stock',
    label: 'Stock',
    name: 'Stock',
    kind: 'text',
    width: '4rem',
    figures: true,
    words: ['stock', 'qty', 'quantity', 'units'],
    fields: ['stockQuantity'],
    tidy: trimmed,
  },
  {
    id: 'published',
    label: 'Shown',
    name: 'Shown in the shop',
    kind: 'flag',
    width: '4rem',
    words: ['shown', 'published', 'live'],
    fields: ['published'],
    tidy: flag,
  },
  {
    id: 'sku',
    label: 'SKU',
    name: 'SKU',
    kind: 'text',
    width: '12.25rem',
    words: ['sku', 'code', 'article', 'part number'],
    fields: ['sku'],
    tidy: upper,
  },
  {
    id: 'ean',
    label: 'EAN',
    name: 'EAN',
    kind: 'text',
    width: '8.75rem',
    words: ['ean', 'ean-13', 'barcode', 'gtin'],
    fields: ['ean'],
    tidy: trimmed,
  },
];

/** The column that a field of the API's row stands in. */
export function columnOfField(field: string): SizeColumnId | null {
  return SIZE_COLUMNS.find(({ fields }) => fields.includes(field))?.id ?? null;
}
