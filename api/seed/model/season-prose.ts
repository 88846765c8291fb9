import type { Season } from '@treadline/schema/trade/season';
import type { LabelClass } from '@treadline/schema/trade/tyre-label';
import { type Draw, pick } from '../hash.ts';
import type { ModelFacts } from './facts.ts';

const SEASON_PROSE: Record<Season, string[]> = {
  SUMMER: [
    'It’s at its best from spring to late autumn; below about 7 °C any summer compound stiffens and ' +
      'gives up some grip.',
    'Most UK drivers leave a summer tyre like this on all year. If you drive on snow or ice, change ' +
      'to winter or all-season tyres.',
    'The rubber is made for mild and warm roads, wet or dry. It has no snow rating, so you may ' +
      'want a second set for winter if your roads are steep or untreated.',
    'As a summer tyre it brakes shortest when the road is warmer than about 7 °C, which in most of ' +
      'Britain is most of the year.',
  ],
  WINTER: [
    'The compound stays supple in the cold and thousands of fine cuts in the blocks hold on to snow. ' +
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
    'One set does for July and January. It carries the three-peak mountain snowflake, though in deep ' +
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
  'Front and rear are made to work together, so replace them as a pair if one is well worn or of another make.',
  'Ride the first hundred miles with care while the new surface beds in, and have the wheel balanced ' +
    'when it is fitted.',
];

const NO_LABEL = [
  'Motorcycle tyres are outside the tyre-label rules, so there are no classes for fuel, wet grip or ' +
    'noise to compare.',
  'There’s no tyre label for this tyre: the rules only cover cars, vans and lorries.',
  'Motorcycle tyres don’t have a tyre label, so compare load index and speed rating instead.',
];

const WET_PROSE: Record<LabelClass, string[]> = {
  A: [
    'Class A is the shortest-stopping wet class on the label.',
    'There’s no higher wet-grip class.',
    'That is the top of the wet-grip scale.',
  ],
  B: ['B is one step under the top wet-grip class.', 'In the wet that puts it one class from the top.'],
  C: [
    'C is the middle of the wet-grip scale; leave more room on a wet road than with an A or B.',
    'In the wet it sits mid-scale, two classes from the top.',
  ],
  D: ['D is in the lower half of the wet-grip scale, so leave a longer gap in rain.'],
  E: ['E is the lowest wet-grip class, so slow down and leave a longer gap in rain.'],
};

const FUEL_PROSE: Record<LabelClass, string[]> = {
  A: [
    'It rolls easily, so a tank or a charge takes you further.',
    'Fuel class A means the lowest rolling resistance on the label.',
  ],
  B: ['Its rolling resistance is one class better than average.', 'Fuel class B is one short of the top.'],
  C: ['Rolling resistance is average.', 'For fuel it sits in the middle of the scale.'],
  D: ['It needs a little more energy to roll than most.', 'Fuel economy isn’t its strong point.'],
  E: ['Its open tread uses more fuel than a road tyre.'],
};

const QUIET_UP_TO_DB = 69;
const LOUD_FROM_DB = 73;

function noiseSentence(noiseDb: number, draw: Draw): string {
  if (noiseDb <= QUIET_UP_TO_DB) {
    return pick(
      [
        `At ${noiseDb} dB it is among the quieter tyres we sell.`,
        `Passers-by hear ${noiseDb} dB, which is on the quiet side.`,
      ],
      draw,
    );
  }
  if (noiseDb >= LOUD_FROM_DB) {
    return pick(
      [
        `At ${noiseDb} dB it is among the louder tyres we sell.`,
        `${noiseDb} dB is on the loud side; that figure is measured outside the vehicle.`,
      ],
      draw,
    );
  }
  return pick(
    [
      `Noise outside is ${noiseDb} dB, about average.`,
      `It is rated at ${noiseDb} dB outside, neither quiet nor loud.`,
      `The noise figure is ${noiseDb} dB.`,
    ],
    draw,
  );
}

function labelSentences({ model }: ModelFacts, draw: Draw): string {
  const { fuelEfficiency, wetGrip, noiseDb } = model;
  if (fuelEfficiency === null || wetGrip === null || noiseDb === null) return pick(NO_LABEL, draw);
  const classes = pick(
    [
      `The label typically reads ${wetGrip} for wet grip and ${fuelEfficiency} for fuel efficiency.`,
      `It is typically labelled ${fuelEfficiency} for fuel efficiency and ${wetGrip} for wet grip.`,
      `Typical label classes are ${wetGrip} in the wet and ${fuelEfficiency} for fuel.`,
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

/** Writes when to use the tyre and how to read its label. */
export function seasonProse(facts: ModelFacts, draw: Draw): string {
  const isMotorcycle = facts.model.category === 'MOTORCYCLE';
  const season = pick(isMotorcycle ? MOTORCYCLE_PROSE : SEASON_PROSE[facts.model.season], draw);
  const label = labelSentences(facts, draw);
  return draw() < 0.5 ? `${season} ${label}` : `${label} ${season}`;
}
