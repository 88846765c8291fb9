import { tyreTitle } from '@treadline/schema/trade/tyre/tyre-title';
import { eanOf } from '@treadline/schema/trade/values/ean';
import { sha256 } from '../source/hash.ts';
import type { BrandEntry } from '../source/tables.ts';
import type { Candidate } from './candidates.ts';

/** GS1 reserves 200-299 for use inside one shop, so these never clash with real products. */
const TYRE_EAN_PREFIX = '200';
const MODEL_EAN_PREFIX = '201';

/** The EAN-13 of the tyre with this ordinal, counted from 1 in slug order. */
export function tyreEan(ordinal: number): string {
  return eanOf(TYRE_EAN_PREFIX + String(ordinal).padStart(9, '0'));
}

/** The EAN-13 for a model as a whole, counted from 1 in slug order. */
export function modelEan(ordinal: number): string {
  return eanOf(MODEL_EAN_PREFIX + String(ordinal).padStart(9, '0'));
}

/** The stock-keeping unit. It depends only on the slug, so it doesn't change when rows are added. */
export function tyreSku({ skuCode }: BrandEntry, { slug, size, loadIndex, speedRating }: Candidate): string {
  const tail = sha256(slug).slice(-5).toUpperCase();
  return `${skuCode}-${size.width}${size.profile}${size.diameter}-${loadIndex}${speedRating}-${tail}`;
}

/** A tyre's full title. */
export function titleOf(brand: BrandEntry, candidate: Candidate): string {
  const { model, size, runFlatCode, oeMark } = candidate;
  return tyreTitle(`${brand.name} ${model.name}`, {
    ...candidate,
    size: size.label,
    loadIndexTwin: size.loadIndexTwin,
    runFlat: runFlatCode !== null,
    oeMark: oeMark?.mark ?? null,
    position: size.position,
  });
}
