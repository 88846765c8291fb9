import { tyreFlagLabels } from '@treadline/schema/trade/listing/tyre-flag';
import { seasonLabelOf, type SeasonalTyre } from '@treadline/schema/trade/tyre/kind/season';
import { formatLoadIndex, loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { oeMarkMeaning } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { formatCount } from '../../../lib/text/format.ts';

interface MarkedTyre extends SeasonalTyre {
  loadIndex: number;
  /** For van tyres on twin wheels. */
  loadIndexTwin: number | null;
  maxLoadKg: number;
  speedRating: string;
  maxSpeedMph: number;
  threePeakSnowflake: boolean;
  extraLoad: boolean;
  runFlat: boolean;
  evSpec: boolean;
  /** The OE marking, such as MO. */
  oeMark: string | null;
}

/** A tyre's markings explained in a driver's words, the season first. */
export function tyreMarks(tyre: MarkedTyre): string[] {
  const {
    loadIndex,
    loadIndexTwin,
    maxLoadKg,
    speedRating,
    maxSpeedMph,
    threePeakSnowflake,
    extraLoad,
    runFlat,
    evSpec,
    oeMark,
  } = tyre;
  const season = seasonLabelOf(tyre);
  const onTwins = loadIndexTwin === null ? '' : `, ${formatCount(loadKgOf(loadIndexTwin))} kg on twin wheels`;
  return [
    ...(season ? [season] : []),
    `Load ${formatLoadIndex(loadIndex, loadIndexTwin)}: ${formatCount(maxLoadKg)} kg${onTwins}`,
    `Speed ${speedRating}: ${maxSpeedMph} mph`,
    ...(threePeakSnowflake ? [tyreFlagLabels.threePeakSnowflake] : []),
    ...(extraLoad ? [tyreFlagLabels.extraLoad] : []),
    ...(runFlat ? [tyreFlagLabels.runFlat] : []),
    ...(evSpec ? ['Made for electric cars'] : []),
    ...(oeMark ? [oeMarkMeaning(oeMark)] : []),
  ];
}
