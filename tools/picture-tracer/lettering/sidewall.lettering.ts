import type { Lettering } from '../portrait/tyre.portrait.ts';
import { textAspect } from './glyph.raster.ts';

/** A line of lettering with its place on the sidewall. */
export interface LetteringBlock {
  readonly text: string;
  /** Radians clockwise from the top of the tyre. */
  readonly centre: number;
  /** Radians that the line covers, and the maximum without touching its neighbours. */
  readonly extent: number;
  readonly share: number;
  /** Height of the capitals in millimetres. */
  readonly capHeight: number;
  /** Whether the line is upright at the bottom of the tyre, with its feet outwards. */
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
/** How far letters may be squeezed before they're made smaller. */
const TIGHTEST = 0.86;
const [BRAND_SCALE, MODEL_SCALE] = [0.64, 0.54];

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
 * Lays out the sidewall: the brand over the top, the model along the bottom. No size, because one picture serves all
 * sizes of a model. Each line is fitted into its own share of the circle, so that even long names can't overlap.
 */
export function layLettering({ brand, model }: Lettering, band: LetteringBand): LetteringBlock[] {
  const lines = [
    fitLine(
      { text: brand.toUpperCase(), centre: 0, share: BRAND_SHARE, feetOutwards: false },
      band,
      BRAND_SCALE,
    ),
    fitLine({ text: model, centre: Math.PI, share: MODEL_SHARE, feetOutwards: true }, band, MODEL_SCALE),
  ];
  return lines.filter(({ text }) => text !== '');
}
