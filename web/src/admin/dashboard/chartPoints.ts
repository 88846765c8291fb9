import type { ChartPoint } from '../chart/chartPoint.ts';
import type { SalesFigures } from './salesFigures.ts';

interface SalesPoint extends SalesFigures {
  day: string;
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One figure per day, paired with the same day of the previous period. */
export function chartPoints(
  points: readonly SalesPoint[],
  pointsBefore: readonly SalesPoint[],
  of: (figures: SalesFigures) => number,
): ChartPoint[] {
  return points.map((point, index) => {
    const before = pointsBefore[index];
    return {
      at: point.day,
      name: shortDay.format(new Date(point.day)),
      value: of(point),
      ...(before ? { before: of(before) } : {}),
    };
  });
}
