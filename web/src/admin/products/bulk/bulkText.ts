import type { BulkChangeKind, BulkRefusal } from '../../../apollo/schema.generated.ts';
import { formatCount, formatDate } from '../../../lib/text/format.ts';
import type { ShownBulkChangeFragment } from './BulkChange.generated.ts';

/** Why products stay unchanged, as shown after "3 stay as they are: ". */
export const REFUSAL_WORDS: Readonly<Record<BulkRefusal, string>> = {
  UNCHANGED: 'no change needed',
  DELETED: 'deleted',
  PRICE_OUT_OF_RANGE: 'the price would be under £0.01 or over £10,000',
  ROUNDED_AWAY: 'rounding would undo the change',
  ALREADY_ON_SALE: 'already on sale; end that sale first',
  NOT_ON_SALE: 'not on sale',
  STOCK_BELOW_NONE: 'not enough stock to remove',
  STOCK_ABOVE_MOST: 'the stock would be over 1,000,000',
  CHANGED_SINCE: 'changed in the meantime',
};

/** A percentage without its sign. */
export const percentage = (percent: number): string =>
  `${Math.abs(percent).toLocaleString('en-GB', { maximumFractionDigits: 2 })}%`;

type Figures = Pick<ShownBulkChangeFragment, 'percent' | 'units' | 'saleEndsOn' | 'undoOf'>;

const SENTENCES: Readonly<Record<BulkChangeKind, (figures: Figures) => string>> = {
  PRICE: ({ percent }) =>
    percent === 0
      ? 'Prices rounded'
      : `Prices ${(percent ?? 0) > 0 ? 'raised' : 'lowered'} by ${percentage(percent ?? 0)}`,
  SALE_START: ({ percent, saleEndsOn }) =>
    `Sale with ${percentage(percent ?? 0)} off${saleEndsOn ? ` until ${formatDate(saleEndsOn)}` : ''}`,
  SALE_END: () => 'Sale ended',
  STOCK_SET: ({ units }) => `Stock set to ${formatCount(units ?? 0)}`,
  STOCK_ADJUST: ({ units }) =>
    (units ?? 0) > 0
      ? `${formatCount(units ?? 0)} added to stock`
      : `${formatCount(-(units ?? 0))} taken from stock`,
  PUBLISH: () => 'Published',
  WITHDRAW: () => 'Unpublished',
  UNDO: ({ undoOf }) => `Change ${undoOf} undone`,
};

/** Describes a bulk change in a few words: "Prices lowered by 10%". */
export function bulkTitle({ kind, ...figures }: Figures & { kind: BulkChangeKind }): string {
  return SENTENCES[kind](figures);
}
