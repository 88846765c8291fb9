import {
  ADVICE_WEIGHTS,
  adviceCriterionLabels,
  adviceWeight,
  BEST_VALUE_SHARE,
  criterionOfPriority,
} from '@treadline/schema/trade/listing/tyre-advice';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { TyreAdviceInput } from '../../apollo/schema.generated.ts';
import { formatCount } from '../../lib/text/format.ts';

interface HowWeChoseProps {
  input: TyreAdviceInput;
  candidateCount: number;
}

const names = (criteria: readonly (keyof typeof adviceCriterionLabels)[]): string =>
  criteria.map((criterion) => adviceCriterionLabels[criterion]).join(', ');

/** Explains the formula, from the same table that the shop computes with. */
export function HowWeChose({ input: { priority, road }, candidateCount }: HowWeChoseProps) {
  const weighing = (weight: number) =>
    keysOf(adviceCriterionLabels).filter((criterion) => adviceWeight(criterion, priority, road) === weight);
  const roads = weighing(ADVICE_WEIGHTS.road);
  return (
    <details className="rounded-lg border border-line bg-card p-4 text-sm">
      <summary className="min-h-6 font-[650]">How we chose</summary>
      <div className="mt-2 grid max-w-prose gap-2">
        <p>
          We compared all {formatCount(candidateCount)} tyres in stock that fit and match your answers. Each
          tyre scores from 0 to 1 on every point below. For noise, price and speed, the best of these tyres
          scores 1 and the worst 0. For label classes, A scores 1 and E scores 0. For ratings, five stars
          score 1 and one star scores 0. If we don’t have a figure for a tyre, it scores half.
        </p>
        <ul className="list-disc pl-5">
          <li>
            {names([criterionOfPriority[priority]])}: counts {ADVICE_WEIGHTS.priority} times, because it
            matters most to you
          </li>
          {roads.length > 0 && (
            <li>
              {names(roads)}: counts {ADVICE_WEIGHTS.road} times, because of where you drive
            </li>
          )}
          <li>{names(weighing(ADVICE_WEIGHTS.other))}: count once each</li>
        </ul>
        <p>
          The best match has the most points. The best value is the cheapest that costs less and has at least{' '}
          {100 * BEST_VALUE_SHARE}% of its points. The premium choice has the most points of the premium
          brands.
        </p>
        <p>
          We don’t test tyres ourselves. Classes and noise levels are those on each tyre’s label here, and
          ratings come from the reviews in this shop. Nobody pays to be recommended.
        </p>
      </div>
    </details>
  );
}
