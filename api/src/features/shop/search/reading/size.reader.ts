import {
  formatTyreSize,
  isMotorcycleWidth,
  speltSize,
  type SizeParts,
} from '@treadline/schema/trade/tyre/size/tyre-size';
import {
  RIM_ALONE,
  SIZE_STEP,
  WHOLE_SIZE,
  WIDTH_AND_PROFILE,
  WIDTH_AND_RIM,
} from '@treadline/schema/trade/tyre/size/tyre-size-grammar';
import { categoryFinding } from '../words/phrases.ts';
import type { Finding, SearchFilter } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';
import { ratingFindings, readRatingAfterSize } from './rating.reader.ts';

/**
 * Takes whole and partial sizes out of the text, each with the load and speed that follow it.
 * @param ratings receives the loads and speeds found.
 */
export function takeSizes(text: SearchText, ratings: Finding[]): SizeParts[] {
  const sizes: SizeParts[] = [];
  text.take(WHOLE_SIZE, (match, whole) => {
    const spelt = speltSize(match);
    if (!spelt) return false;
    sizes.push(spelt.size);
    ratings.push(...ratingFindings({ speed: spelt.speedRating ?? undefined }));
    const { end, ...rating } = readRatingAfterSize(whole, match.index + match[0].length);
    ratings.push(...ratingFindings(rating));
    return end;
  });
  return sizes;
}

/** Takes out partial sizes: 205/55, 195 R14, R16, 16 inch. */
export function takeSizePieces(text: SearchText): SizeParts[] {
  const pieces: SizeParts[] = [];
  text.take(WIDTH_AND_RIM, ([, width, rim, commercial]) => {
    pieces.push({ width: Number(width), diameter: Number(rim), construction: commercial ? 'C' : 'R' });
    return true;
  });
  text.take(WIDTH_AND_PROFILE, ([, width, separator, profile]) => {
    const isWritten = separator?.includes('/');
    // With a space in between, only the width of a car or van tyre is likely to mean a size.
    const isWidth = Number(width) % SIZE_STEP === 0 && (isWritten || !isMotorcycleWidth(Number(width)));
    if (!isWidth || Number(profile) % SIZE_STEP) return false;
    pieces.push({ width: Number(width), profile: Number(profile) });
    return true;
  });
  text.take(RIM_ALONE, ([, rim, commercial, inches]) => {
    pieces.push({ diameter: Number(rim ?? inches), construction: commercial ? 'C' : 'R' });
    return true;
  });
  return pieces;
}

/** Joins partial sizes: 205/55 and R16 are one size. Several whole sizes are alternatives. */
export function sizeFindings(pieces: readonly SizeParts[]): Finding[] {
  const whole = distinct(pieces.filter(({ width, profile, diameter }) => width && profile && diameter));
  if (whole.length > 1) return whole.flatMap((size) => findingsOf(size, { sizes: [labelOf(size)] }));
  const first = whole[0] ?? joined(pieces);
  return first ? findingsOf(first, measures(first)) : [];
}

function joined(pieces: readonly SizeParts[]): SizeParts | undefined {
  const [first, ...others] = pieces;
  const isCommercial = pieces.some(({ construction }) => construction === 'C');
  const sum = first && others.reduce((all, piece) => ({ ...piece, ...all }), first);
  return sum && isCommercial ? { ...sum, construction: 'C' } : sum;
}

/**
 * The size as the catalogue writes it. Car and van tyres are radial, whatever was typed; motorcycle tyres needn't be.
 * A typed ZR is part of the sidewall marking, so it stays.
 */
function labelOf(size: SizeParts): string {
  const { width, profile, construction } = size;
  const isMotorcycle = width && profile && isMotorcycleWidth(width);
  if (construction === 'C' || construction === 'ZR') return formatTyreSize(size);
  return formatTyreSize({ ...size, construction: isMotorcycle ? (construction ?? 'B') : 'R' });
}

function findingsOf(piece: SizeParts, filter: SearchFilter): Finding[] {
  const label = labelOf(piece);
  const size: Finding = { kind: 'SIZE', label, value: label, filter };
  return piece.construction === 'C' ? [size, categoryFinding('VAN')] : [size];
}

function measures({ width, profile, diameter }: SizeParts): SearchFilter {
  return { ...(width && { width }), ...(profile && { profile }), ...(diameter && { diameter }) };
}

function distinct(sizes: readonly SizeParts[]): SizeParts[] {
  return [...new Map(sizes.map((size) => [labelOf(size), size])).values()];
}
