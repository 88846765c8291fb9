import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import { type Draw, pick } from '../source/hash.ts';
import type { ModelFacts } from './facts.ts';
import { inCountry, listText, spanText } from './words.ts';

const TIER_PROSE: Record<BrandTier, string[]> = {
  PREMIUM: ['It’s one of our premium brands.', 'It’s one of the premium brands we sell.'],
  MID_RANGE: ['It sits in the middle of our price range.', 'It sits between our premium and budget brands.'],
  BUDGET: ['It’s one of our budget brands.', 'It’s a brand for drivers who put price first.'],
};

function rangeSentence({ model, sizeCount, rims, widths }: ModelFacts, draw: Draw): string {
  const sizes = sizeCount === 1 ? 'one size' : `${sizeCount} sizes`;
  const rim = `${spanText(rims)} inch wheels`;
  return pick(
    [
      `We sell the ${model.name} in ${sizes} for ${rim}, ${spanText(widths)} mm wide.`,
      `There are ${sizes} to choose from, ${spanText(widths)} mm wide, for ${rim}.`,
      `Our range covers ${sizes} for ${rim}, in widths of ${spanText(widths)} mm.`,
    ],
    draw,
  );
}

function runFlatSentence(code: string, draw: Draw): string {
  const mark = code === 'RUN FLAT' ? '“Run Flat”' : code;
  return pick(
    [
      `Versions marked ${mark} are run-flats: after a puncture they can be driven slowly for a ` +
        'limited distance, on vehicles with pressure monitoring.',
      `Some sizes also come as run-flats, marked ${mark}. If your car left the factory on run-flats, ` +
        'replace them with run-flats.',
      `Run-flat versions carry the code ${mark}; their stiffer sidewall holds the car up until you reach help.`,
    ],
    draw,
  );
}

/** A sentence for each kind of version of the model; at most two are used. */
function versionSentences(
  { model, runFlatCode, evSpec, oeMarks, extraLoad }: ModelFacts,
  draw: Draw,
): string[] {
  const sentences: string[] = [];
  if (runFlatCode !== null) sentences.push(runFlatSentence(runFlatCode, draw));
  if (evSpec) {
    sentences.push(
      pick(
        [
          'Tyres marked EV are the extra-load versions for heavier electric cars.',
          'For electric cars there are EV versions with a higher load index.',
          'For an electric car, choose an EV version: it’s built to carry the extra weight.',
        ],
        draw,
      ),
    );
  }
  if (oeMarks.length > 0) {
    sentences.push(
      pick(
        [
          `Some carry a car maker’s mark (${listText(oeMarks)}); match it if the tyres you’re keeping have one.`,
          `Versions with ${oeMarks.length > 1 ? 'a car maker’s mark' : `the ${oeMarks[0]} mark`} are ` +
            `tuned for that maker’s cars, but fit others of the same size too.`,
        ],
        draw,
      ),
    );
  }
  if (extraLoad)
    sentences.push(
      pick(
        [
          'XL versions carry more weight at a higher pressure.',
          'Where your handbook asks for XL, pick the version with the higher load index.',
        ],
        draw,
      ),
    );
  if (model.category === 'VAN') {
    sentences.push(
      pick(
        [
          'All are commercial (C) tyres with two load indices: the first for single wheels, the ' +
            'second for twin wheels.',
          'The C after the rim size stands for the reinforced commercial casing that loaded vans need.',
          'Never replace a C tyre with a car tyre of the same size: the load index is what keeps you legal.',
        ],
        draw,
      ),
    );
  }
  return sentences.slice(0, 2);
}

function brandSentence({ brand }: ModelFacts, draw: Draw): string {
  const origin = pick(
    [
      `${brand.name} started ${inCountry(brand.country)} in ${brand.foundedYear}.`,
      `${brand.name} dates back to ${brand.foundedYear}, when it was founded ${inCountry(brand.country)}.`,
      `${brand.name} was founded ${inCountry(brand.country)} in ${brand.foundedYear}.`,
    ],
    draw,
  );
  return `${origin} ${pick(TIER_PROSE[brand.tier], draw)}`;
}

/** Describes the sizes and versions on sale, and the maker. */
export function rangeProse(facts: ModelFacts, draw: Draw): string {
  const range = [rangeSentence(facts, draw), ...versionSentences(facts, draw)].join(' ');
  const brand = brandSentence(facts, draw);
  return draw() < 0.6 ? `${range} ${brand}` : `${brand} ${range}`;
}
