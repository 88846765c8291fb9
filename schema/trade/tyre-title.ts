import { axlePositionLabels, type AxlePosition } from './axle-position.ts';
import { formatLoadIndex } from './load-index.ts';

/** What sets one version of a model apart from the others. */
export interface TyreMarkings {
  /** As printed: 205/55 R16. */
  readonly size: string;
  readonly loadIndex: number;
  readonly loadIndexTwin: number | null;
  readonly speedRating: string;
  readonly extraLoad: boolean;
  readonly runFlat: boolean;
  /** The maker's word for it, for example SSR. */
  readonly runFlatCode: string | null;
  readonly evSpec: boolean;
  /** The mark of the car maker that approved it. */
  readonly oeMark: string | null;
  readonly position: AxlePosition;
}

/** Some makers print the words themselves. */
const RUN_FLAT = /^run[\s-]?flat$/i;

function runFlatText({ runFlat, runFlatCode }: TyreMarkings): string | null {
  if (!runFlat) return null;
  return runFlatCode === null || RUN_FLAT.test(runFlatCode) ? 'Run Flat' : `${runFlatCode} Run Flat`;
}

/**
 * The full title of a tyre, as a driver compares it with a sidewall: brand and model, size, load and speed, then what sets this
 * version apart.
 * @param model with its brand: Michelin Primacy 4+.
 */
export function tyreTitle(model: string, markings: TyreMarkings): string {
  const { size, loadIndex, loadIndexTwin, speedRating, extraLoad, evSpec, oeMark, position } = markings;
  const parts = [
    model,
    size,
    `${formatLoadIndex(loadIndex, loadIndexTwin)}${speedRating}`,
    extraLoad && 'XL',
    runFlatText(markings),
    evSpec && 'EV',
    oeMark,
    axlePositionLabels[position],
  ];
  return parts.filter(Boolean).join(' ');
}
