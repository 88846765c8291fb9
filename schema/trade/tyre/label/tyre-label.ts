import { keysOf } from '../../values/words.ts';

/** The scales of the tyre label, as shown on screen. */
export const labelScales = {
  fuelEfficiency: 'Fuel efficiency',
  wetGrip: 'Wet grip',
  noise: 'Noise',
} as const;

/** The classes of the tyre label, best first (Regulation (EU) 2020/740), with their meanings. */
export const labelClassMeanings = {
  A: 'Best.',
  B: 'Good.',
  C: 'Fair.',
  D: 'Below average.',
  E: 'Worst.',
} as const;

export type LabelClass = keyof typeof labelClassMeanings;

/** The colours of the classes, from annex II of the Regulation; dark text is legible on each. */
export const labelClassColours: Readonly<Record<LabelClass, string>> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
};

export const LABEL_CLASSES = keysOf(labelClassMeanings);

/** The values on a tyre's label. */
export interface TyreLabelValues {
  readonly fuelEfficiency: LabelClass;
  readonly wetGrip: LabelClass;
  /** External rolling noise in dB. */
  readonly noiseDb: number;
  readonly noiseClass: LabelClass;
}

/** A label in one line: "Fuel efficiency C, wet grip A, noise 71 dB (class B)". */
export function tyreLabelText({ fuelEfficiency, wetGrip, noiseDb, noiseClass }: TyreLabelValues): string {
  return `Fuel efficiency ${fuelEfficiency}, wet grip ${wetGrip}, noise ${noiseDb} dB (class ${noiseClass})`;
}

/** The class with this letter, in any case; undefined for any other text. */
export function readLabelClass(text: string): LabelClass | undefined {
  const letter = text.trim().toUpperCase();
  return LABEL_CLASSES.find((value) => value === letter);
}

/** The three noise classes. */
export const NOISE_CLASSES = ['A', 'B', 'C'] as const satisfies readonly LabelClass[];

export type NoiseClass = (typeof NOISE_CLASSES)[number];

export function isNoiseClass(value: LabelClass): value is NoiseClass {
  return NOISE_CLASSES.some((noiseClass) => noiseClass === value);
}
