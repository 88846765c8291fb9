import { textAspect } from './glyph.raster.ts';
import type { Lettering } from './tyre.portrait.ts';

/** A line of lettering with its place on the sidewall. */
export interface LetteringBlock {
  readonly text: string;
  /** Radians clockwise from the top of the tyre. */
  readonly centre: number;
  /** Radians the line covers, and the most it may cover without touching its neighbours. */
  readonly extent: number;
  readonly share: number;
  /** Height of the capitals in millimetres. */
  readonly capHeight: number;
  /** Whether the line stands the right way up at the bottom of the tyre, its feet outwards. */
  readonly feetOutwards: boolean;
}

/** The room for lettering: the radius of its middle line and its height, in millimetres. */
export interface LetteringBand {
  readonly radius: number;
  readonly height: number;
}

const DEGREE = Math.PI / 180;
const BRAND_SHARE = 128 * DEGREE;
const MODEL_SHARE = 140 * DEGREE;
const SIZE_SHARE = 30 * DEGREE;
/** Letters may be squeezed to this much of their width before they are made smaller. */
const TIGHTEST = 0.86;
const [BRAND_SCALE, MODEL_SCALE, SIZE_SCALE] = [0.64, 0.54, 0.25];

function fitLine(
  line: Pick<LetteringBlock, 'text' | 'centre' | 'share' | 'feetOutwards'>,
  band: LetteringBand,
  scale: number,
): LetteringBlock {
  const room = line.share * band.radius;
  const wanted = band.height * scale;
  const aspect = textAspect(line.text);
  const capHeight = Math.min(wanted, room / (aspect * TIGHTEST));
  return { ...line, capHeight, extent: Math.min(line.share, (aspect * capHeight) / band.radius) };
}

/**
 * Lays out the sidewall: the brand over the top, the model along the bottom, the size small at both sides.
 * Every line is fitted into its own share of the circle, so that none can run into another however long its
 * name is.
 */
export function layLettering(lettering: Lettering, sizeMark: string, band: LetteringBand): LetteringBlock[] {
  const sizeLine = { text: sizeMark, share: SIZE_SHARE, feetOutwards: false };
  return [
    fitLine(
      { text: lettering.brand.toUpperCase(), centre: 0, share: BRAND_SHARE, feetOutwards: false },
      band,
      BRAND_SCALE,
    ),
    fitLine(
      { text: lettering.model, centre: Math.PI, share: MODEL_SHARE, feetOutwards: true },
      band,
      MODEL_SCALE,
    ),
    fitLine({ ...sizeLine, centre: Math.PI / 2 }, band, SIZE_SCALE),
    fitLine({ ...sizeLine, centre: -Math.PI / 2 }, band, SIZE_SCALE),
  ];
}
