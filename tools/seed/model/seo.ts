import { type Draw, pick } from '../source/hash.ts';
import type { ModelFacts } from './facts.ts';
import { sentenceCase, shortKindOf, spanText } from './words.ts';

export interface SeoFields {
  seoTitle: string;
  seoDescription: string;
  /** Separated by commas. */
  seoKeywords: string;
}

/** Search engines cut off longer descriptions. */
const LONGEST_DESCRIPTION = 155;

function describe({ brand, model, sizeCount, rims }: ModelFacts, draw: Draw): string {
  const name = `${brand.name} ${model.name}`;
  const kind = shortKindOf(model);
  const label = model.wetGrip
    ? ` Wet grip ${model.wetGrip}, fuel ${model.fuelEfficiency}, ${model.noiseDb} dB.`
    : '';
  const starts = [
    `${name}: ${kind} in ${sizeCount} sizes, ${spanText(rims)} inch.`,
    `Compare ${sizeCount} sizes of the ${name}, ${spanText(rims)} inch ${kind}s.`,
    `${name} ${kind}s for ${spanText(rims)} inch wheels, ${sizeCount} sizes.`,
  ];
  const ends = [
    ' Delivered to your door or garage.',
    ' Prices include VAT.',
    ' Check the price for your size.',
  ];
  const start = pick(starts, draw) + label;
  const fitting = ends.filter((end) => start.length + end.length <= LONGEST_DESCRIPTION);
  return fitting.length > 0 ? start + pick(fitting, draw) : start;
}

/** The title and description of a model's page for search engines. */
export function seoFieldsOf(facts: ModelFacts, draw: Draw): SeoFields {
  const { brand, model, leadSize } = facts;
  const name = `${brand.name} ${model.name}`;
  const kind = shortKindOf(model);
  return {
    seoTitle: `${name} – ${sentenceCase(kind)}s`,
    seoDescription: describe(facts, draw),
    seoKeywords: [
      name,
      `${name} ${leadSize.label}`,
      `${brand.name} ${kind}s`,
      `${leadSize.label} tyres`,
    ].join(', '),
  };
}
