import { seasonLabels, type Season } from '@treadline/schema/trade/season';
import { tyreFlagLabels } from '@treadline/schema/trade/tyre-flag';
import { formatCount } from '../../lib/format.ts';

interface MarkedTyre {
  loadIndex: number;
  maxLoadKg: number;
  speedRating: string;
  maxSpeedMph: number;
  season: Season;
  threePeakSnowflake: boolean;
  extraLoad: boolean;
  runFlat: boolean;
  evSpec: boolean;
  /** The mark of the car maker that approved it, such as MO. */
  oeMark: string | null;
}

/** What the marks of a tyre mean, in a driver's words; the season first. */
export function tyreMarks(tyre: MarkedTyre): string[] {
  const {
    season,
    loadIndex,
    maxLoadKg,
    speedRating,
    maxSpeedMph,
    threePeakSnowflake,
    extraLoad,
    runFlat,
    evSpec,
    oeMark,
  } = tyre;
  return [
    seasonLabels[season],
    `Load ${loadIndex}: ${formatCount(maxLoadKg)} kg`,
    `Speed ${speedRating}: ${maxSpeedMph} mph`,
    ...(threePeakSnowflake ? [tyreFlagLabels.threePeakSnowflake] : []),
    ...(extraLoad ? [tyreFlagLabels.extraLoad] : []),
    ...(runFlat ? [tyreFlagLabels.runFlat] : []),
    ...(evSpec ? ['Made for electric cars'] : []),
    ...(oeMark ? [`Car maker’s mark ${oeMark}`] : []),
  ];
}
