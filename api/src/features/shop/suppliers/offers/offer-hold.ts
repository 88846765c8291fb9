import { OFFER_LIMITS } from '@treadline/schema/trade/values/offer-limits';
import type { CheckedImport } from '../../../../platform/features/import-kind.ts';

/** The figures that tell. */
type Figure = 'JUMP' | 'OUT_OF_STOCK' | 'NOT_SOLD' | 'REFUSED' | 'TWICE';

const counted = (count: number): string => count.toLocaleString('en-GB');
const isMore = (part: number, whole: number, percent: number): boolean => part * 100 > whole * percent;

/**
 * Says why a supplier's file is so unusual that a person must decide about it; null if it's as usual.
 * @param lastTotal the rows of the last file that was applied from there; null if there is none.
 */
export function whyOffersWait(
  { total, figures }: Pick<CheckedImport, 'total' | 'figures'>,
  lastTotal: number | null,
): string | null {
  const count = (name: Figure): number => figures[name] ?? 0;
  const { leastRowsPercent, mostRefusedPercent, mostJumpsPercent, jumpPercent } = OFFER_LIMITS;
  if (lastTotal !== null && total * 100 < lastTotal * leastRowsPercent)
    return `It has ${counted(total)} rows, and the one applied before had ${counted(lastTotal)}. Is it cut off?`;
  if (isMore(count('TWICE'), total, mostRefusedPercent))
    return `${counted(count('TWICE'))} of its ${counted(total)} rows are about a tyre of an earlier row.`;
  if (isMore(count('REFUSED'), total, mostRefusedPercent))
    return `${counted(count('REFUSED'))} of its ${counted(total)} rows can’t be read. Are its columns matched rightly?`;
  const known = total - count('REFUSED') - count('NOT_SOLD');
  if (known === 0) return 'None of its rows is about a tyre that the shop has.';
  if (count('OUT_OF_STOCK') === known) return `All of its ${counted(known)} tyres are out of stock.`;
  return isMore(count('JUMP'), known, mostJumpsPercent)
    ? `${counted(count('JUMP'))} of ${counted(known)} costs change by more than ${jumpPercent}%.`
    : null;
}
