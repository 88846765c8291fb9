import { MOST_COMPARED } from '../../features/compare/comparePath.ts';
import type { AskedComparison } from '../../features/compare/readComparison.ts';

/** Notices about a comparison: missing tyres, and tyres that hardly compare. */
export function comparisonNotices(
  { ids, surplus, unreadable }: AskedComparison,
  tyres: readonly { size: string }[],
): string[] {
  const unknown = ids.length - tyres.length + unreadable;
  return [
    surplus > 0 &&
      `You can compare ${MOST_COMPARED} tyres at a time, so we’re showing the first ${MOST_COMPARED} of ` +
        `${MOST_COMPARED + surplus}.`,
    unknown === 1 && 'We couldn’t find one of these tyres. We may no longer sell it.',
    unknown > 1 && `We couldn’t find ${unknown} of these tyres. We may no longer sell them.`,
    tyres.length === 1 && 'Tick “Compare” on another tyre to see the two side by side.',
    new Set(tyres.map(({ size }) => size)).size > 1 &&
      'These tyres aren’t all the same size. Check which size your vehicle takes.',
  ].filter((notice) => notice !== false);
}
