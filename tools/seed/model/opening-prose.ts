import type { TreadKind } from '../../../api/src/features/shop/pictures/index.ts';
import { type Draw, pick } from '../source/hash.ts';
import type { ModelFacts } from './facts.ts';
import { kindOf, sentenceCase, withArticle } from './words.ts';

const ROAD_SPORT_PROSE = [
  'Its rounded profile lets the bike lean smoothly from upright to the edge of the tread, with ' +
    'more rubber and fewer grooves towards the shoulder.',
  'Fewer grooves near the edge leave more rubber on the road at lean, while those in the middle carry ' +
    'rain away.',
  'The profile is made for quick turning, and the centre grooves cope with wet motorway miles between ' +
    'the bends.',
];

const TREAD_PROSE: Readonly<Record<TreadKind, readonly string[]>> = {
  asymmetric: [
    'The two halves of its tread do different jobs: stiff blocks on the outside hold the line in ' +
      'bends, and wider grooves on the inside clear water.',
    'Its tread is asymmetric, with firmer shoulder blocks facing outwards and most of the drainage ' +
      'on the inner half. The sidewall says which side faces out.',
    'An asymmetric pattern puts larger blocks where cornering loads the tyre and more grooves where water has to go.',
    'Because the pattern is asymmetric, the wheels can be swapped from side to side as long as the ' +
      'sidewall marked “outside” stays outside.',
  ],
  directional: [
    'V-shaped grooves sweep water from the middle of the tread to its edges, and an arrow on the ' +
      'sidewall shows which way the tyre has to roll.',
    'The tread is directional: its channels point the way the wheel turns and push water and slush aside.',
    'Its arrow-shaped pattern works in one direction only, so when you rotate tyres they move front ' +
      'to back on the same side.',
    'Grooves that meet in a V lead water away quickly; the fitter lines up the rotation arrow on the sidewall.',
  ],
  symmetric: [
    'The tread is the same on both sides, so any tyre can go on any corner, which makes rotation simple.',
    'Straight ribs run round a symmetric tread: a plain layout that wears predictably and can be ' +
      'fitted either way round.',
    'With the same pattern left and right, there’s no inside or outside to worry about when it’s fitted ' +
      'or rotated.',
    'A symmetric tread with continuous ribs keeps the steering steady and lets the tyre move to any wheel.',
  ],
  block: [
    'Open, chunky blocks bite into gravel, wet grass and mud; on tarmac, expect more hum than from a road pattern.',
    'The tread is cut into large separate blocks that clear themselves of mud and stones, at the ' +
      'cost of some extra noise on smooth roads.',
    'This is a tyre for tracks as well as tarmac: deep voids between the blocks grip loose ground, ' +
      'and you’ll hear them at motorway speed.',
  ],
  moto: ROAD_SPORT_PROSE,
  moto_sport: ROAD_SPORT_PROSE,
  moto_adventure: [
    'The tread favours tarmac but leaves open grooves for gravel lanes and dry tracks.',
    'It’s made for long road miles on tall bikes with luggage, with enough grip for an unmade road at ' +
      'the end.',
    'Wide grooves suit big front wheels and mixed surfaces; deep mud calls for a knobbly tyre instead.',
  ],
  moto_scooter: [
    'It’s made for small wheels and short trips in town: drain covers, painted lines and wet mornings.',
    'Close grooves move water on greasy town streets, and the casing suits the small rims scooters use.',
    'It’s made for stop-start riding, with plenty of grooves for rain and a casing strong enough for two.',
  ],
  moto_cruiser: [
    'The casing is built for heavy bikes with a passenger and panniers, and the tread for long, upright miles.',
    'A flatter crown spreads the weight of a big twin over more of the tread on straight roads.',
    'It carries the load of a full-dress tourer; the grooves run long to keep water out of the contact patch.',
  ],
};

function openings({ brand, model }: ModelFacts): string[] {
  const kind = withArticle(kindOf(model));
  const name = `${brand.name} ${model.name}`;
  return [
    `The ${name} is ${kind}, introduced around ${model.launchYear}.`,
    `${brand.name} introduced the ${model.name} around ${model.launchYear} as ${kind}.`,
    `${sentenceCase(kind)} from ${brand.name}, the ${model.name} was launched around ${model.launchYear}.`,
    `Launched around ${model.launchYear}, the ${name} is ${kind}.`,
    `${brand.name} launched the ${model.name}, ${kind}, around ${model.launchYear}.`,
  ];
}

/** Describes the kind of tyre and how its tread works. */
export function openingProse(facts: ModelFacts, draw: Draw): string {
  return `${pick(openings(facts), draw)} ${pick(TREAD_PROSE[facts.model.tread], draw)}`;
}
