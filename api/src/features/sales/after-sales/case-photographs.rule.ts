import type { InputRule } from '@treadline/schema/input/rule';
import { MOST_PHOTOGRAPHS } from '@treadline/schema/trade/order/photographs';

/** Limits the photographs that a buyer can add to a case. */
export const PHOTOGRAPHS: InputRule = {
  maxItems: MOST_PHOTOGRAPHS,
  message: `Please add at most ${MOST_PHOTOGRAPHS} photographs`,
};
