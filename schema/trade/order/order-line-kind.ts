import { keysOf } from '../values/words.ts';

/** What the units of an order line are. */
export const orderLineKinds = {
  TYRE: { meaning: 'Units of one tyre.' },
  ROAD_HAZARD_PLAN: {
    meaning: 'The road hazard plan for the tyres of another line, a unit for each tyre. Nothing is sent.',
  },
} as const;

export const ORDER_LINE_KINDS = keysOf(orderLineKinds);
