import { axlePositionLabels, type AxlePosition } from './marking/axle-position.ts';
import { formatLoadIndex } from './marking/load-index.ts';
import { oeMarkName, oeMarkSign } from './marking/oe-mark.ts';

interface RunFlat {
  readonly runFlat: boolean;
  /** The maker's term for it, for example SSR; null without one. */
  readonly runFlatCode: string | null;
}

/** The features that distinguish one version of a model from the others. */
export interface TyreMarkings extends RunFlat {
  /** As printed: 205/55 R16. */
  readonly size: string;
  readonly loadIndex: number;
  readonly loadIndexTwin: number | null;
  readonly speedRating: string;
  readonly extraLoad: boolean;
  readonly evSpec: boolean;
  /** The approval mark of a vehicle maker; null without one. */
  readonly oeMark: string | null;
  readonly position: AxlePosition;
}

/** Some makers print the words themselves. */
const RUN_FLAT = /^run[\s-]?flat$/i;

function runFlatText({ runFlat, runFlatCode }: RunFlat): string | null {
  if (!runFlat) return null;
  return runFlatCode === null || RUN_FLAT.test(runFlatCode) ? 'Run Flat' : `${runFlatCode} Run Flat`;
}

/** The markings after the size, with the make of an approval mark: 94W XL SSR Run Flat, 99Y XL EV Mercedes MO Rear. */
export function tyreMarkings({ oeMark, ...markings }: Omit<TyreMarkings, 'size'>): string {
  return markingsOf({ ...markings, oeMark: oeMark && oeMarkName(oeMark) });
}

function markingsOf(markings: Omit<TyreMarkings, 'size'>): string {
  const { loadIndex, loadIndexTwin, speedRating, extraLoad, evSpec, oeMark, position } = markings;
  const parts = [
    `${formatLoadIndex(loadIndex, loadIndexTwin)}${speedRating}`,
    extraLoad && 'XL',
    runFlatText(markings),
    evSpec && 'EV',
    oeMark,
    axlePositionLabels[position],
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * The full title of a tyre, in the order a driver compares it with a sidewall: brand and model, size, load and speed,
 * then the features of this version.
 * @param model with its brand: Michelin Primacy 4+.
 */
export function tyreTitle(model: string, markings: TyreMarkings): string {
  const oeMark = markings.oeMark && oeMarkSign(markings.oeMark);
  return `${model} ${markings.size} ${markingsOf({ ...markings, oeMark })}`;
}
