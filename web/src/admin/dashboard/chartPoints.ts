import type { ChartPoint } from '../chart/chartPoint.ts';
import type { SalesFigures } from './salesFigures.ts';

interface SalesPoint extends SalesFigures {
  day: string;
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One figure of each day, beside that of the day at the same place of the period before. */
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
