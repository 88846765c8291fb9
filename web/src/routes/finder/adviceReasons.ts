import type { AdvicePriority } from '@treadline/schema/trade/listing/tyre-advice';
import { tyreFlagLabels } from '@treadline/schema/trade/listing/tyre-flag';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatCount } from '../../lib/text/format.ts';
import type { AdvisedTyreFragment } from './AdviceResult.generated.ts';

/** The candidates' figures, for comparison. */
export interface AdviceField {
  candidateCount: number;
  quietestDb: number | null;
  /** In pence. */
  lowestPrice: number | null;
}

type Topic = AdvicePriority | 'RATING' | 'SNOW';

/** All topics in order. The driver's priority goes first. */
const TOPICS: readonly Topic[] = ['WET_GRIP', 'QUIET', 'ECONOMY', 'SPORT', 'PRICE', 'RATING', 'SNOW'];

/** A tyre's fact on a topic; null without data, or if it isn't relevant to the driver. */
function reasonOn(
  topic: Topic,
  tyre: AdvisedTyreFragment,
  field: AdviceField,
  bestMatchPrice: number,
  priority: AdvicePriority,
): string | null {
  const { price, wetGrip, fuelEfficiency, noiseDb, rating, reviewCount } = tyre;
  const ofAll = field.candidateCount > 1 ? ` of ${formatCount(field.candidateCount)}` : '';
  switch (topic) {
    case 'WET_GRIP':
      return wetGrip && `Wet grip ${wetGrip}${wetGrip === 'A' ? ', the best class' : ''}`;
    case 'QUIET':
      return noiseDb === null
        ? null
        : `${noiseDb} dB outside${ofAll && noiseDb === field.quietestDb ? `, the quietest${ofAll}` : ''}`;
    case 'ECONOMY':
      return (
        fuelEfficiency &&
        `Fuel efficiency ${fuelEfficiency}${fuelEfficiency === 'A' ? ', the best class' : ''}`
      );
    case 'SPORT':
      return priority === 'SPORT' ? `Rated for ${tyre.maxSpeedMph} mph (${tyre.speedRating})` : null;
    case 'PRICE':
      if (ofAll && price === field.lowestPrice) return `The lowest price${ofAll}`;
      return price < bestMatchPrice
        ? `${formatPrice(bestMatchPrice - price)} less than the best match`
        : null;
    case 'RATING':
      return rating !== null && reviewCount > 0
        ? `Rated ${rating.toFixed(1)} out of 5 in ${formatCount(reviewCount)} ` +
            `${reviewCount === 1 ? 'review' : 'reviews'}`
        : null;
    case 'SNOW':
      return tyre.threePeakSnowflake ? tyreFlagLabels.threePeakSnowflake : null;
  }
}

/**
 * Why a tyre is recommended: its own facts, and how they compare with the other candidates. Claims only what the data
 * supports.
 * @param bestMatchPrice in pence.
 */
export function adviceReasons(
  tyre: AdvisedTyreFragment,
  field: AdviceField,
  bestMatchPrice: number,
  priority: AdvicePriority,
): string[] {
  return [priority, ...TOPICS.filter((topic) => topic !== priority)].flatMap(
    (topic) => reasonOn(topic, tyre, field, bestMatchPrice, priority) ?? [],
  );
}
