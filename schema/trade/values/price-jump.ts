/** A change of a price or cost by more than this, in percent of the former one, may be a slip of the finger. */
export const JUMP_PERCENT = 30;

/** Whether a price or cost changes by enough for a person to look at it. Both in pence. */
export const isJump = (before: number, after: number): boolean =>
  Math.abs(after - before) * 100 > before * JUMP_PERCENT;
