import type { BrandTier } from '@treadline/schema/trade/listing/brand-tier';
import {
  adviceCriterionLabels,
  adviceWeight,
  BEST_VALUE_SHARE,
  type AdviceCriterion,
  type AdvicePriority,
  type AdviceRoad,
} from '@treadline/schema/trade/listing/tyre-advice';
import { LABEL_CLASSES, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { AdviceRole } from './tyre-advice.type.ts';

/** The facts about a tyre that decide the advice. Price in pence, noise in dB, rating 1 to 5. */
export interface Candidate {
  readonly id: number;
  readonly modelId: number;
  readonly tier: BrandTier;
  readonly price: number;
  readonly wetGrip: LabelClass | null;
  readonly fuelEfficiency: LabelClass | null;
  readonly noiseDb: number | null;
  readonly speedRating: string;
  readonly rating: number | null;
}

/** A candidate and how well it meets the wishes, 0 to 100. */
export interface Scored<Tyre extends Candidate = Candidate> {
  readonly tyre: Tyre;
  readonly score: number;
}

/** A recommended tyre, with its role. */
export interface Pick<Tyre extends Candidate = Candidate> extends Scored<Tyre> {
  readonly role: AdviceRole;
}

const MOST_PICKS = 3;
const HIGHEST_RATING = 5;
const FULL_SCORE = 100;
/** The score of a missing fact: motorcycle tyres have no label, new tyres no reviews. */
const UNKNOWN = 0.5;

/** The value of each criterion as a number, higher being better. Null if unknown. */
const VALUES: Readonly<Record<AdviceCriterion, (tyre: Candidate) => number | null>> = {
  WET_GRIP: ({ wetGrip }) => classValue(wetGrip),
  FUEL: ({ fuelEfficiency }) => classValue(fuelEfficiency),
  NOISE: ({ noiseDb }) => noiseDb && -noiseDb,
  RATING: ({ rating }) => rating,
  PRICE: ({ price }) => -price,
  SPEED: ({ speedRating }) => speedRatingOf(speedRating).kmh,
};

const CRITERIA = keysOf(adviceCriterionLabels);
/** The scale of each criterion; null for one that runs from the worst candidate to the best. */
const SCALES: Readonly<Record<AdviceCriterion, readonly [worst: number, best: number] | null>> = {
  WET_GRIP: [0, LABEL_CLASSES.length - 1],
  FUEL: [0, LABEL_CLASSES.length - 1],
  NOISE: null,
  RATING: [1, HIGHEST_RATING],
  PRICE: null,
  SPEED: null,
};

function classValue(value: LabelClass | null): number | null {
  return value && LABEL_CLASSES.length - 1 - LABEL_CLASSES.indexOf(value);
}

/** A function that places a tyre between 0 (worst) and 1 (best) by one criterion. */
function placing(criterion: AdviceCriterion, candidates: readonly Candidate[]): (tyre: Candidate) => number {
  const known = candidates.map(VALUES[criterion]).filter((value) => value !== null);
  const [worst, best] = SCALES[criterion] ?? [Math.min(...known), Math.max(...known)];
  return (tyre) => {
    const value = VALUES[criterion](tyre);
    if (value === null) return UNKNOWN;
    return best === worst ? 1 : (value - worst) / (best - worst);
  };
}

/**
 * Scores tyres for a driver's wishes, best first, and the cheaper first among equals. Each criterion gives 0 to 1,
 * weighted by {@link adviceWeight}.
 */
export function scoreForWishes<Tyre extends Candidate>(
  candidates: readonly Tyre[],
  { priority, road }: { priority: AdvicePriority; road: AdviceRoad },
): Scored<Tyre>[] {
  const criteria = CRITERIA.map((criterion) => ({
    weight: adviceWeight(criterion, priority, road),
    place: placing(criterion, candidates),
  }));
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return candidates
    .map((tyre) => {
      const points = criteria.reduce((sum, { weight, place }) => sum + weight * place(tyre), 0);
      return { tyre, score: Math.round((FULL_SCORE * points) / total) };
    })
    .toSorted((a, b) => b.score - a.score || a.tyre.price - b.tyre.price || a.tyre.id - b.tyre.id);
}

/**
 * Picks up to three tyres of different models: the best match, the cheapest that costs less and is nearly as good, and
 * the best of a premium brand. The next best takes the place of a missing one, under its own role.
 * @param scored best first.
 */
export function pickTyres<Tyre extends Candidate>(scored: readonly Scored<Tyre>[]): Pick<Tyre>[] {
  const [best] = scored;
  if (!best) return [];
  const picks: Pick<Tyre>[] = [{ ...best, role: 'BEST_MATCH' }];
  const others = () =>
    scored.filter(({ tyre }) => picks.every((picked) => picked.tyre.modelId !== tyre.modelId));
  const add = (role: AdviceRole, found: Scored<Tyre> | undefined) => {
    if (found) picks.push({ ...found, role });
  };
  add(
    'BEST_VALUE',
    others()
      .filter(({ tyre, score }) => tyre.price < best.tyre.price && score >= BEST_VALUE_SHARE * best.score)
      .toSorted((a, b) => a.tyre.price - b.tyre.price)[0],
  );
  add(
    'PREMIUM_CHOICE',
    others().find(({ tyre }) => tyre.tier === 'PREMIUM'),
  );
  while (picks.length < MOST_PICKS && others().length > 0) add('NEXT_BEST', others()[0]);
  return picks;
}
