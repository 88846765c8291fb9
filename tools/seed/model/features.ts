import { type Draw, pick } from '../source/hash.ts';
import type { ModelFacts } from './facts.ts';
import { listText, sentenceCase, spanText, TREADS, vehiclesFor } from './words.ts';

const MOST_FEATURES = 6;
const QUIET_UP_TO_DB = 70;

function labelFeatures({ model }: ModelFacts): string[] {
  const features: string[] = [];
  if (model.wetGrip === 'A' || model.wetGrip === 'B') features.push(`Wet grip class ${model.wetGrip}`);
  if (model.fuelEfficiency === 'A' || model.fuelEfficiency === 'B')
    features.push(`Fuel efficiency class ${model.fuelEfficiency}`);
  if (model.noiseDb !== null && model.noiseDb <= QUIET_UP_TO_DB)
    features.push(`${model.noiseDb} dB outside noise`);
  return features;
}

function versionFeatures({ runFlatCode, evSpec, oeMarks }: ModelFacts): string[] {
  const features: string[] = [];
  if (evSpec) features.push('EV versions for electric cars');
  if (runFlatCode !== null)
    features.push(runFlatCode === 'RUN FLAT' ? 'Run-flat versions' : `Run-flat versions (${runFlatCode})`);
  if (oeMarks.length > 0) features.push(`Car makers’ versions: ${listText(oeMarks)}`);
  return features;
}

/** Four to six short facts that distinguish a model, the most important first. */
export function featuresOf(facts: ModelFacts, draw: Draw): string[] {
  const { model, sizeCount, rims, speedRatings, extraLoad } = facts;
  const fastest = speedRatings.at(-1) ?? '';
  const features = [
    model.threePeakSnowflake &&
      pick(['Three-peak mountain snowflake', 'Snow rated (three-peak mountain snowflake)'], draw),
    ...labelFeatures(facts),
    ...versionFeatures(facts),
    model.category === 'VAN' && 'Commercial casing for loaded vans',
    model.category === 'MOTORCYCLE' && sentenceCase(`for ${vehiclesFor(model)}`),
    model.category === 'MOTORCYCLE' && 'Front and rear sizes',
    model.category === 'MOTORCYCLE'
      ? 'Rounded profile for leaning'
      : `${TREADS[model.tread].name.split(',')[0]} tread`,
    pick(
      [`${sizeCount} sizes, ${spanText(rims)} inch`, `${spanText(rims)} inch wheels, ${sizeCount} sizes`],
      draw,
    ),
    fastest && `Speed ratings up to ${fastest}`,
    extraLoad && 'Extra-load (XL) versions',
  ];
  return features.filter((feature): feature is string => Boolean(feature)).slice(0, MOST_FEATURES);
}
