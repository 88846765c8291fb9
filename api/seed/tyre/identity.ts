import { axlePositionLabels } from '@treadline/schema/trade/axle-position';
import { sha256 } from '../hash.ts';
import type { BrandEntry } from '../tables.ts';
import type { Candidate } from './candidates.ts';

/** GS1 keeps 200-299 for use inside one shop, so no real product is claimed. */
const TYRE_EAN_PREFIX = '200';
const MODEL_EAN_PREFIX = '201';

function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Gives the EAN-13 of the tyre with this ordinal, counted from 1 in slug order. */
export function tyreEan(ordinal: number): string {
  return withCheckDigit(TYRE_EAN_PREFIX + String(ordinal).padStart(9, '0'));
}

/** Gives the EAN-13 that stands for a model as a whole, counted from 1 in slug order. */
export function modelEan(ordinal: number): string {
  return withCheckDigit(MODEL_EAN_PREFIX + String(ordinal).padStart(9, '0'));
}

/** Gives the stock keeping unit; it hangs on the slug alone, so it stays put when rows are added. */
export function tyreSku({ skuCode }: BrandEntry, { slug, size, loadIndex, speedRating }: Candidate): string {
  const tail = sha256(slug).slice(-5).toUpperCase();
  return `${skuCode}-${size.width}${size.profile}${size.diameter}-${loadIndex}${speedRating}-${tail}`;
}

function runFlatWords(code: string): string {
  return code === 'RUN FLAT' ? 'Run Flat' : `${code} Run Flat`;
}

/**
 * Gives the full title of a tyre as it stands on its sidewall, the part a driver
 * compares: brand, model, size, load and speed, then what sets this version apart.
 */
export function tyreTitle(
  brand: BrandEntry,
  { model, size, loadIndex, speedRating, extraLoad, runFlatCode, evSpec, oeMark }: Candidate,
): string {
  const load = size.loadIndexTwin === null ? loadIndex : `${loadIndex}/${size.loadIndexTwin}`;
  const parts = [
    brand.name,
    model.name,
    size.label,
    `${load}${speedRating}`,
    extraLoad && 'XL',
    runFlatCode !== null && runFlatWords(runFlatCode),
    evSpec && 'EV',
    oeMark?.mark,
    axlePositionLabels[size.position],
  ];
  return parts.filter(Boolean).join(' ');
}
