import { keysOf } from '../values/words.ts';

/** The kinds of order lines. */
export const orderLineKinds = {
  TYRE: { meaning: 'Units of one tyre.' },
  ROAD_HAZARD_PLAN: {
    meaning:
      'The road hazard plan for the tyres on another line, one unit for each tyre. Nothing is shipped.',
  },
} as const;

export const ORDER_LINE_KINDS = keysOf(orderLineKinds);
