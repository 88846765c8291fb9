import { categoryFinding } from './phrases.ts';
import { ratingFindings, readRatingAfterSize } from './rating.reader.ts';
import type { Finding, SearchFilter } from './search-reading.ts';
import type { SearchText } from './search-text.ts';
import {
  FULL_SIZE,
  RIM_ALONE,
  sizeLabel,
  sizeOf,
  WIDTH_AND_PROFILE,
  WIDTH_AND_RIM,
  type SizePiece,
} from './tyre-size.ts';

/** Car and van widths end in 5; with a space between, other numbers are more likely to mean something else. */
const CAR_WIDTH_ENDING = 5;
const STEP = 5;

/**
 * Takes the sizes, whole and partial, out of the text, each with the load and speed that follow it.
 * @param ratings receives what was found of loads and speeds.
 */
export function takeSizes(text: SearchText, ratings: Finding[]): SizePiece[] {
  const pieces: SizePiece[] = [];
  text.take(FULL_SIZE, (match, whole) => {
    const [, width = '', profile = '', construction, rim = '', commercial] = match;
    const size = sizeOf(width, profile, construction, rim, commercial);
    if (!size) return false;
    pieces.push(size);
    const oldSpeed = /^([HSTVWY])R$/i.exec(construction ?? '')?.[1];
    ratings.push(...ratingFindings({ speed: oldSpeed }));
    const { end, ...rating } = readRatingAfterSize(whole, match.index + match[0].length);
    ratings.push(...ratingFindings(rating));
    return end;
  });
  return pieces;
}

/** Takes what is left of sizes that were not given whole: 205/55, 195 R14, R16, 16 inch. */
export function takeSizePieces(text: SearchText): SizePiece[] {
  const pieces: SizePiece[] = [];
  text.take(WIDTH_AND_RIM, ([, width, rim, commercial]) => {
    pieces.push({
      width: Number(width),
      diameter: Number(rim),
      construction: 'R',
      commercial: Boolean(commercial),
    });
    return true;
  });
  text.take(WIDTH_AND_PROFILE, ([, width, separator, profile]) => {
    const slash = separator?.includes('/');
    if (
      Number(profile) % STEP ||
      Number(width) % (slash ? STEP : 2 * STEP) !== (slash ? 0 : CAR_WIDTH_ENDING)
    )
      return false;
    pieces.push({ width: Number(width), profile: Number(profile), construction: '-', commercial: false });
    return true;
  });
  text.take(RIM_ALONE, ([, rim, commercial, inches]) => {
    pieces.push({ diameter: Number(rim ?? inches), construction: 'R', commercial: Boolean(commercial) });
    return true;
  });
  return pieces;
}

/** Puts the pieces together: 205/55 and R16 are one size; several whole sizes are alternatives. */
export function sizeFindings(pieces: readonly SizePiece[]): Finding[] {
  const whole = distinct(pieces.filter(({ width, profile, diameter }) => width && profile && diameter));
  if (whole.length > 1) return whole.flatMap((size) => findingsOf(size, { sizes: [sizeLabel(size)] }));
  const first = whole[0] ?? joined(pieces);
  return first ? findingsOf(first, measures(first)) : [];
}

function joined(pieces: readonly SizePiece[]): SizePiece | undefined {
  const [first, ...others] = pieces;
  return (
    first &&
    others.reduce(
      (sum, piece) => ({ ...piece, ...sum, commercial: sum.commercial || piece.commercial }),
      first,
    )
  );
}

function findingsOf(piece: SizePiece, filter: SearchFilter): Finding[] {
  const label = sizeLabel(piece);
  const size: Finding = { kind: 'SIZE', label, value: label, filter };
  return piece.commercial ? [size, categoryFinding('VAN')] : [size];
}

function measures({ width, profile, diameter }: SizePiece): SearchFilter {
  return { ...(width && { width }), ...(profile && { profile }), ...(diameter && { diameter }) };
}

function distinct(sizes: readonly SizePiece[]): SizePiece[] {
  return [...new Map(sizes.map((size) => [sizeLabel(size), size])).values()];
}
