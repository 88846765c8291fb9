import { OFFER_LIMITS } from '@treadline/schema/trade/values/offer-limits';
import { Panel } from '../../frame/page/Panel.tsx';

const { leastRowsPercent, mostRefusedPercent, jumpPercent, mostJumpsPercent } = OFFER_LIMITS;

/** The limits beyond which a file waits for a person. */
export function FeedLimits() {
  return (
    <Panel title="When a file waits for you">
      <p className="text-sm">
        A usual file is applied at once. Another changes nothing, and no further file is looked for, until you
        apply or reject it. That’s so if
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>it’s the feed’s first, or its columns have changed</li>
        <li>it came late, or is an earlier file again</li>
        <li>it has fewer than {leastRowsPercent}% of the rows of the last one that was applied</li>
        <li>
          more than {mostRefusedPercent}% of its rows can’t be read, or are about a tyre of an earlier row
        </li>
        <li>
          more than {mostJumpsPercent}% of its costs rise or fall by more than {jumpPercent}%
        </li>
        <li>all its tyres are out of stock, or the shop has none of them</li>
      </ul>
      <p className="text-sm text-ink-2">
        A file with the same content as the last one isn’t new: it’s left alone, and if no other comes the
        feed is late.
      </p>
    </Panel>
  );
}
