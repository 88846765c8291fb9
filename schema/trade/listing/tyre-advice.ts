/** Where a driver drives most. */
export const adviceRoadLabels = {
  TOWN: 'Mostly in town',
  MOTORWAY: 'Mostly on motorways',
  MIXED: 'A bit of everything',
  COUNTRY: 'Country roads and tracks',
} as const;

export type AdviceRoad = keyof typeof adviceRoadLabels;

/** The weather the tyres are for. */
export const adviceWeatherLabels = {
  SUMMER: 'Summer (I change tyres for winter)',
  ALL_YEAR: 'Mild, all year round on one set',
  SNOW: 'Snow, ice and hills',
} as const;

export type AdviceWeather = keyof typeof adviceWeatherLabels;

/** The quality that matters most to a driver. */
export const advicePriorityLabels = {
  WET_GRIP: 'Grip on wet roads',
  QUIET: 'A quiet tyre',
  ECONOMY: 'Less fuel or charge',
  SPORT: 'Sporty driving',
  PRICE: 'The lowest price',
} as const;

export type AdvicePriority = keyof typeof advicePriorityLabels;

/** The criteria that tyres are scored by, worded to follow "Each tyre gets 0 to 1 for …". */
export const adviceCriterionLabels = {
  WET_GRIP: 'wet grip class',
  FUEL: 'fuel efficiency class',
  NOISE: 'low noise',
  RATING: 'customer rating',
  PRICE: 'low price',
  SPEED: 'speed rating',
} as const;

export type AdviceCriterion = keyof typeof adviceCriterionLabels;

/** The criterion for each priority. */
export const criterionOfPriority: Readonly<Record<AdvicePriority, AdviceCriterion>> = {
  WET_GRIP: 'WET_GRIP',
  QUIET: 'NOISE',
  ECONOMY: 'FUEL',
  SPORT: 'SPEED',
  PRICE: 'PRICE',
};

/** The criterion that each kind of road makes more important: braking in town costs fuel, motorways are loud. */
export const criterionOfRoad: Readonly<Record<AdviceRoad, AdviceCriterion>> = {
  TOWN: 'FUEL',
  MOTORWAY: 'NOISE',
  MIXED: 'RATING',
  COUNTRY: 'WET_GRIP',
};

/** The weight of each criterion. */
export const ADVICE_WEIGHTS = { priority: 5, road: 2, other: 1 } as const;

/** The weight of a criterion for these wishes. Speed only counts as the priority. */
export function adviceWeight(criterion: AdviceCriterion, priority: AdvicePriority, road: AdviceRoad): number {
  if (criterion === criterionOfPriority[priority]) return ADVICE_WEIGHTS.priority;
  if (criterion === 'SPEED') return 0;
  return criterion === criterionOfRoad[road] ? ADVICE_WEIGHTS.road : ADVICE_WEIGHTS.other;
}

/** The share of the best match's score that a tyre needs to be the best value. */
export const BEST_VALUE_SHARE = 0.8;
