import { faultOf, type FormatChecks, type InputRule } from '@treadline/schema/input/rule';
import { formatLoadIndex, parseLoadIndex } from '@treadline/schema/trade/tyre/load-index';
import { findSpeedRating } from '@treadline/schema/trade/tyre/speed-rating';
import { readLabelClass } from '@treadline/schema/trade/tyre/tyre-label';
import { parseTyreSize } from '@treadline/schema/trade/tyre/tyre-size';
import { isEan } from '@treadline/schema/trade/values/ean';
import { formatDecimal, parsePrice } from '@treadline/schema/trade/values/money';
import type { ModelSizeInput } from '../../apollo/schema.generated.ts';
import { modelSizeInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { validPrice } from '../form/PriceField.tsx';
import type { DeskSizeFragment } from './ModelDesk.generated.ts';
import { YES, type SizeCells, type SizeColumnId } from './sizeColumns.ts';

/** Why cells are not right. */
export type CellFaults = Partial<Record<SizeColumnId, string>>;

const FORMATS: FormatChecks = {
  ean: isEan,
  'speed-rating': (text) => findSpeedRating(text) !== undefined,
  'tyre-size': (text) => Boolean(parseTyreSize(text)?.construction),
};

/** A row that nobody has begun. */
export const BLANK_CELLS: SizeCells = {
  size: '',
  load: '',
  speed: '',
  extraLoad: '',
  runFlat: '',
  oeMark: '',
  fuel: '',
  wet: '',
  noise: '',
  price: '',
  stock: '',
  published: YES,
  sku: '',
  ean: '',
};

const flagOf = (isSet: boolean): string => (isSet ? YES : '');

/** A size of the shop as the texts of its row. */
export function cellsOf(size: DeskSizeFragment): SizeCells {
  return {
    size: size.size,
    load: formatLoadIndex(size.loadIndex, size.loadIndexTwin),
    speed: size.speedRating,
    extraLoad: flagOf(size.extraLoad),
    runFlat: flagOf(size.runFlat),
    oeMark: size.oeMark ?? '',
    fuel: size.fuelEfficiency ?? '',
    wet: size.wetGrip ?? '',
    noise: size.noiseDb === null ? '' : String(size.noiseDb),
    price: formatDecimal(size.price),
    stock: String(size.stockQuantity),
    published: flagOf(size.published),
    sku: size.sku,
    ean: size.ean ?? '',
  };
}

const textFault = (rule: InputRule, text: string): string | null => faultOf(rule, text, 'This', FORMATS);

/** What is wrong with a text that may be blank. */
const optionalFault = (rule: InputRule, text: string): string | null =>
  text === '' ? null : textFault(rule, text);

function numberFault(rule: InputRule, text: string): string | null {
  if (text === '') return null;
  return /^\d+$/.test(text) ? faultOf(rule, Number(text), 'This', FORMATS) : (rule.message ?? null);
}

function classFault(text: string): string | null {
  return text === '' || readLabelClass(text) ? null : 'A class is a letter from A to E';
}

function priceFault(text: string): string | null {
  const typed = validPrice()(text);
  return typed === true ? faultOf(rules.price, parsePrice(text) ?? 0, 'The price', FORMATS) : typed;
}

/** What is wrong with each cell, as far as the browser can tell. */
export function faultsOfCells(cells: SizeCells): CellFaults {
  const faults: Record<string, string | null> = {
    size: textFault(rules.size, cells.size),
    load: parseLoadIndex(cells.load) ? null : rules.loadIndex.message,
    speed: textFault(rules.speedRating, cells.speed),
    oeMark: textFault(rules.oeMark, cells.oeMark),
    fuel: classFault(cells.fuel),
    wet: classFault(cells.wet),
    noise: numberFault(rules.noiseDb, cells.noise),
    price: priceFault(cells.price),
    stock: numberFault(rules.stockQuantity, cells.stock),
    sku: optionalFault(rules.sku, cells.sku),
    ean: optionalFault(rules.ean, cells.ean),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, message]) => message !== null));
}

/** A row without faults as the API takes it. Stock goes along only where it was typed, because it sells meanwhile. */
export function inputOf(cells: SizeCells, base: SizeCells | null): Omit<ModelSizeInput, 'id' | 'revision'> {
  const { single = 0, twin = null } = parseLoadIndex(cells.load) ?? {};
  const isStockTyped = cells.stock !== '' && cells.stock !== base?.stock;
  return {
    size: cells.size,
    loadIndex: single,
    loadIndexTwin: twin,
    speedRating: cells.speed,
    extraLoad: cells.extraLoad === YES,
    runFlat: cells.runFlat === YES,
    oeMark: cells.oeMark || null,
    fuelEfficiency: readLabelClass(cells.fuel) ?? null,
    wetGrip: readLabelClass(cells.wet) ?? null,
    noiseDb: cells.noise === '' ? null : Number(cells.noise),
    sku: cells.sku || null,
    ean: cells.ean || null,
    price: parsePrice(cells.price) ?? 0,
    stockQuantity: isStockTyped ? Number(cells.stock) : null,
    published: cells.published === YES,
  };
}
