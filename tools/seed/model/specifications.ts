import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import type { ModelFacts } from './facts.ts';
import { sentenceCase, spanText, TREADS, vehiclesFor } from './words.ts';

export interface Specification {
  label: string;
  value: string;
}

export interface SpecificationGroup {
  name: string;
  values: Specification[];
}

const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

function construction({ model, runFlatCode }: ModelFacts): SpecificationGroup {
  const build = {
    VAN: 'Radial, commercial (C)',
    MOTORCYCLE: 'Radial or bias-belted, by size',
    CAR: 'Radial',
    SUV: 'Radial',
  };
  const tread = TREADS[model.tread];
  return {
    name: 'Construction',
    values: [
      { label: 'Tread pattern', value: tread.name },
      { label: 'Casing', value: build[model.category] },
      { label: 'Fitting direction', value: tread.fitted },
      { label: 'Run-flat code', value: runFlatCode ?? 'None' },
      { label: 'Introduced', value: `Around ${model.launchYear}` },
    ],
  };
}

/** These figures are typical of the model; makers state them size by size. */
function label({ model }: ModelFacts): SpecificationGroup[] {
  if (model.wetGrip === null || model.fuelEfficiency === null) return [];
  return [
    {
      name: 'Tyre label (typical)',
      values: [
        { label: 'Fuel efficiency', value: `Class ${model.fuelEfficiency}` },
        { label: 'Wet grip', value: `Class ${model.wetGrip}` },
        { label: 'Outside noise', value: `${model.noiseDb} dB` },
        { label: 'Snow grip (3PMSF)', value: yesOrNo(model.threePeakSnowflake) },
      ],
    },
  ];
}

function suitability({ model, evSpec, runFlatCode, oeMarks }: ModelFacts): SpecificationGroup {
  const values = [
    { label: 'Vehicle', value: sentenceCase(vehiclesFor(model)) },
    {
      label: 'Season',
      value: model.category === 'MOTORCYCLE' ? 'Road use, mild and warm weather' : seasonLabels[model.season],
    },
  ];
  if (model.category === 'CAR' || model.category === 'SUV') {
    values.push(
      { label: 'EV versions', value: yesOrNo(evSpec) },
      { label: 'Run-flat versions', value: yesOrNo(runFlatCode !== null) },
      { label: 'Car makers’ marks', value: oeMarks.length > 0 ? oeMarks.join(', ') : 'None' },
    );
  }
  return { name: 'Suitability', values };
}

/**
 * The page counts tyres, this row sizes; it states both, so that the two figures don't seem to contradict each other.
 */
function sizesText({ sizeCount, tyreCount }: ModelFacts): string {
  return sizeCount === tyreCount
    ? String(sizeCount)
    : `${sizeCount}, or ${tyreCount} counting every load, speed and run-flat version`;
}

function sizes(facts: ModelFacts): SpecificationGroup {
  const { rims, widths, profiles, loadIndexes, speedRatings, extraLoad } = facts;
  return {
    name: 'Sizes',
    values: [
      { label: 'Sizes we list', value: sizesText(facts) },
      { label: 'Wheel diameter', value: `${spanText(rims)} inches` },
      { label: 'Width', value: `${spanText(widths)} mm` },
      { label: 'Profile', value: `${spanText(profiles)} %` },
      { label: 'Load index', value: spanText(loadIndexes) },
      { label: 'Speed ratings', value: speedRatings.join(', ') },
      { label: 'Extra-load (XL) versions', value: yesOrNo(extraLoad) },
    ],
  };
}

/** A model's technical data in named groups. */
export function specificationsOf(facts: ModelFacts): SpecificationGroup[] {
  return [construction(facts), ...label(facts), suitability(facts), sizes(facts)];
}
