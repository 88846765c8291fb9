import { JUMP_PERCENT } from '@treadline/schema/trade/values/price-jump';
import { formatCount, formatCounted } from '../../../lib/text/format.ts';
import type { BulkFiguresQuery } from './BulkChange.generated.ts';
import type { DraftInput } from './bulkDraft.ts';
import { percentage } from './bulkText.ts';

type PriceFigures = Omit<NonNullable<BulkFiguresQuery['previewBulkChange']>['prices'], '__typename'>;

/** The figures to confirm before prices change. */
export interface PriceQuestion {
  /** The number of prices that change. */
  readonly count: number;
  /** The effect: "312 prices rise by 5%." */
  readonly effect: string;
  /** Reasons to look again: "3 would sell below cost." */
  readonly doubts: readonly string[];
}

/** By how much prices change: " by 5%"; blank for prices that are only rounded, or go back to what they were. */
function amountOf({ percent, ending }: DraftInput): string {
  if (!percent) return '';
  return ending === 'PENNY' ? ` by ${percentage(percent)}` : ` by about ${percentage(percent)}`;
}

/** The question to ask before a change starts; null if it changes no price. */
export function priceQuestion(
  change: DraftInput,
  { rising, falling, jumping, belowCost }: PriceFigures,
): PriceQuestion | null {
  const count = rising + falling;
  if (count === 0) return null;
  const moves = [
    rising > 0 && `${formatCounted(rising, 'price')} ${rising === 1 ? 'rises' : 'rise'}`,
    falling > 0 && `${formatCounted(falling, 'price')} ${falling === 1 ? 'falls' : 'fall'}`,
  ].filter((move) => move !== false);
  return {
    count,
    effect: `${moves.join(' and ')}${amountOf(change)}.`,
    doubts: [
      jumping > 0 && `${formatCount(jumping)} would change by more than ${JUMP_PERCENT}%.`,
      Boolean(belowCost) && `${formatCount(belowCost ?? 0)} would sell below cost.`,
    ].filter((doubt) => doubt !== false),
  };
}
