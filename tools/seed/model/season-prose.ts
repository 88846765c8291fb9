import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import type { LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { type Draw, pick } from '../source/hash.ts';
import type { ModelFacts } from './facts.ts';

const SEASON_PROSE: Record<Season, string[]> = {
  SUMMER: [
    'It’s at its best from spring to late autumn; below about 7 °C any summer compound stiffens and ' +
      'gives up some grip.',
    'Most UK drivers leave a summer tyre like this on all year. If you drive on snow or ice, change ' +
      'to winter or all-season tyres.',
    'The rubber is made for mild and warm roads, wet or dry. It has no snow rating, so you may ' +
      'want a second set for winter if your roads are steep or untreated.',
    'As a summer tyre it stops shortest on roads warmer than about 7 °C, which in most of Britain ' +
      'means most of the year.',
  ],
  WINTER: [
    'The compound stays supple in the cold, and thousands of fine cuts in the tread blocks grip snow. ' +
      'The three-peak mountain snowflake on the sidewall means it has passed the snow-grip test.',
    'Fit it from October to March, when the road is mostly below 7 °C. It carries the three-peak ' +
      'mountain snowflake that several European countries require in winter.',
    'It’s at its best on cold, wet tarmac and on snow, and has the three-peak mountain snowflake. In ' +
      'summer heat its soft tread wears faster.',
    'It is tested on snow and marked with the three-peak mountain snowflake. Always fit four: two ' +
      'winter tyres on one axle upset the vehicle’s balance.',
  ],
  ALL_SEASON: [
    'It stays on all year: the three-peak mountain snowflake shows that it has passed the snow-grip ' +
      'test, and the compound still copes with summer roads.',
    'One set sees you through July and January. It carries the three-peak mountain snowflake, though in deep ' +
      'snow a full winter tyre does better.',
    'It’s a good compromise for drivers who don’t want two sets of wheels, with the three-peak ' +
      'mountain snowflake on the sidewall as proof of snow grip.',
    'It meets the snow-grip standard, shown by the three-peak mountain snowflake, and saves ' +
      'you changing tyres every spring and autumn.',
  ],
};

const MOTORCYCLE_PROSE = [
  'New tyres are slippery for the first hundred miles or so: take it gently until the surface has scrubbed in.',
  'Check the pressures cold and more often than on a car; a few psi change how a bike turns in.',
  'Front and rear are made to work together, so replace them as a pair if one is well worn or from another brand.',
  'Take care for the first hundred miles while the new surface beds in, and have the wheel balanced ' +
    'when the tyre is fitted.',
];

const NO_LABEL = [
  'Motorcycle tyres don’t need a tyre label, so they have no ratings for fuel, wet grip or noise to ' +
    'compare.',
  'There’s no tyre label for this tyre: the rules only cover cars, vans and lorries.',
  'Motorcycle tyres don’t have a tyre label, so compare load index and speed rating instead.',
];

const WET_PROSE: Record<LabelClass, string[]> = {
  A: [
    'Class A tyres stop in the shortest distance on wet roads.',
    'No wet-grip class is higher.',
    'That’s the best rating there is for wet grip.',
  ],
  B: ['B is the second-best class for wet grip.', 'For wet grip, only class A is better.'],
  C: [
    'C is in the middle of the wet-grip scale, so leave more room on wet roads than with an A or B.',
    'For wet grip, it’s in the middle of the scale.',
  ],
  D: ['D is in the lower half of the wet-grip scale, so leave a longer gap in rain.'],
  E: ['E is the lowest wet-grip class, so slow down and leave a longer gap in rain.'],
};

const FUEL_PROSE: Record<LabelClass, string[]> = {
  A: [
    'It rolls easily, so a tank or a charge takes you further.',
    'Fuel class A means the lowest rolling resistance on the label.',
  ],
  B: ['Its rolling resistance is better than average.', 'For fuel efficiency, only class A is better.'],
  C: ['Its rolling resistance is average.', 'For fuel efficiency, it’s in the middle of the scale.'],
  D: ['It uses a little more fuel than most.', 'Fuel economy isn’t its strong point.'],
  E: ['Its open tread uses more fuel than a road tyre.'],
};

const QUIET_UP_TO_DB = 69;
const LOUD_FROM_DB = 73;

function noiseSentence(noiseDb: number, draw: Draw): string {
  if (noiseDb <= QUIET_UP_TO_DB) {
    return pick(
      [
        `At ${noiseDb} dB, it’s one of the quieter tyres we sell.`,
        `At ${noiseDb} dB outside the vehicle, it’s on the quiet side.`,
      ],
      draw,
    );
  }
  if (noiseDb >= LOUD_FROM_DB) {
    return pick(
      [
        `At ${noiseDb} dB, it’s one of the louder tyres we sell.`,
        `At ${noiseDb} dB outside the vehicle, it’s on the loud side.`,
      ],
      draw,
    );
  }
  return pick(
    [
      `Noise outside the vehicle is about average at ${noiseDb} dB.`,
      `At ${noiseDb} dB outside the vehicle, it’s neither quiet nor loud.`,
      `It’s rated at ${noiseDb} dB for noise.`,
    ],
    draw,
  );
}

function labelSentences({ model }: ModelFacts, draw: Draw): string {
  const { fuelEfficiency, wetGrip, noiseDb } = model;
  if (fuelEfficiency === null || wetGrip === null || noiseDb === null) return pick(NO_LABEL, draw);
  const classes = pick(
    [
      `The label typically shows ${wetGrip} for wet grip and ${fuelEfficiency} for fuel efficiency.`,
      `It’s typically rated ${fuelEfficiency} for fuel efficiency and ${wetGrip} for wet grip.`,
      `Its label ratings are typically ${wetGrip} for wet grip and ${fuelEfficiency} for fuel efficiency.`,
    ],
    draw,
  );
  return [
    classes,
    pick(WET_PROSE[wetGrip], draw),
    pick(FUEL_PROSE[fuelEfficiency], draw),
    noiseSentence(noiseDb, draw),
  ].join(' ');
}

/** Describes when to use the tyre and how to read its label. */
export function seasonProse(facts: ModelFacts, draw: Draw): string {
  const isMotorcycle = facts.model.category === 'MOTORCYCLE';
  const season = pick(isMotorcycle ? MOTORCYCLE_PROSE : SEASON_PROSE[facts.model.season], draw);
  const label = labelSentences(facts, draw);
  return draw() < 0.5 ? `${season} ${label}` : `${label} ${season}`;
}
