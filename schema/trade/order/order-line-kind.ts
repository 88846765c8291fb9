import { keysOf } from '../values/words.ts';

/** The kinds of order lines. */
export const orderLineKinds = {
  TYRE: { meaning: 'Units of one tyre.' },
  ROAD_HAZARD_PLAN: {
    meaning:
      'The road hazard plan for the tyres on another line, one unit for each tyre. Nothing is shipped.',
  },
  FITTING: {
    meaning:
      'Fitting of the tyres on another line, one unit for each tyre: new valve, balancing, disposal of the old tyre.',
  },
  CALL_OUT: { meaning: 'The visit of a van that fits tyres.' },
  FITTING_EXTRA: { meaning: 'An extra of a fitting job, for example alignment.' },
} as const;

export const ORDER_LINE_KINDS = keysOf(orderLineKinds);

export type OrderLineKind = keyof typeof orderLineKinds;
