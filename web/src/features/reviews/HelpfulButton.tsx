import type { FragmentType } from '@apollo/client';
import { ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { formatCount } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import {
  useHelpfulButtonFragment,
  useVoteReviewHelpfulMutation,
  type HelpfulButtonFragment,
} from './HelpfulButton.generated.ts';
import { rememberHelpful, useHelpful } from './helpfulReviews.ts';

interface HelpfulButtonProps {
  review: FragmentType<HelpfulButtonFragment>;
  /** The review's author, to tell buttons apart. */
  author: string;
}

const FAILED_TEXT = 'We couldn’t count your vote. Please try again.';

function countText(votes: number, isMine: boolean): string {
  if (isMine && votes <= 1) return 'You found this helpful';
  if (votes === 0) return 'Was this helpful?';
  return (
    `${votes === 1 ? 'One reader' : `${formatCount(votes)} readers`} found this ` +
    `helpful${isMine ? ', you too' : ''}`
  );
}

/** Marks a review as helpful, once, and shows how many readers have done so. */
export function HelpfulButton({ review, author }: HelpfulButtonProps) {
  const { id, helpfulVotes } = useHelpfulButtonFragment(review);
  const mine = useHelpful(id);
  const [vote, { loading }] = useVoteReviewHelpfulMutation({ variables: { id } });
  const [refusal, setRefusal] = useState('');
  const votes = Math.max(helpfulVotes, mine?.votes ?? 0);

  async function press() {
    setRefusal('');
    const answer = await vote().catch(failed);
    const result = answer.data?.voteReviewHelpful;
    if (result?.__typename === 'Review') rememberHelpful({ id, votes: result.helpfulVotes });
    else setRefusal(result?.message ?? failureText(answer.error, FAILED_TEXT));
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
      <Button
        busy={loading}
        aria-pressed={mine !== undefined}
        onClick={mine ? undefined : () => void press()}
        className="border-edge! px-3.5! aria-pressed:border-good! aria-pressed:text-good!"
      >
        <ThumbsUp className="size-4" />
        Helpful
        <span className="sr-only"> review by {author}</span>
      </Button>
      <span>{countText(votes, mine !== undefined)}</span>
      <span role="status" className="font-[600] text-bad empty:hidden">
        {refusal}
      </span>
    </div>
  );
}
