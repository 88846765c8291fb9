import type { FragmentType } from '@apollo/client';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { QueuedReview } from './QueuedReview.tsx';
import type { QueuedReviewFragment } from './ReviewQueue.generated.ts';
import { useModeration } from './useModeration.ts';

type Queued = FragmentType<QueuedReviewFragment> & { id: number };

interface ReviewQueueProps {
  reviews: readonly Queued[];
  empty: ReactNode;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * A queue of reviews, one of them current. J and K, or the arrow keys, move; A approves, R rejects, U undoes the last
 * decision. A decided review leaves the queue and the next one becomes current.
 */
export function ReviewQueue({ reviews, empty }: ReviewQueueProps) {
  const list = useRef<HTMLOListElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [rejecting, setRejecting] = useState<number | null>(null);
  const { decided, decide, undo } = useModeration();
  const shown = reviews.filter(({ id }) => !decided.has(id));
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosen),
  );
  const current = shown[at]?.id ?? null;

  function focus(id: number | undefined) {
    if (id === undefined) return;
    setChosen(id);
    const element = list.current?.querySelector<HTMLElement>(`[data-review="${id}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }

  /** Decides on a review and moves on to the next. */
  async function settle(id: number, decision: Parameters<typeof decide>[1]) {
    const place = shown.findIndex((review) => review.id === id);
    const next = (shown[place + 1] ?? shown[place - 1])?.id;
    setRejecting(null);
    focus(next);
    await decide(id, decision);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(event) ||
      document.querySelector('[role="dialog"]')
    )
      return;
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[
      event.key.length === 1 ? event.key.toLowerCase() : event.key
    ];
    const key = event.key.toLowerCase();
    if (step !== undefined) focus(shown[at + step]?.id);
    else if (key === 'a' && current !== null)
      list.current?.querySelector<HTMLElement>(`[data-review="${current}"] [data-approve]`)?.click();
    else if (key === 'r' && current !== null)
      list.current?.querySelector<HTMLElement>(`[data-review="${current}"] [data-reject]`)?.click();
    else if (key === 'u') undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  if (shown.length === 0) return empty;
  return (
    <>
      <p className="text-sm text-ink-2 max-md:hidden">
        <Key>J</Key> <Key>K</Key> next and previous, <Key>A</Key> approve, <Key>R</Key> reject, <Key>U</Key>{' '}
        undo
      </p>
      <ol ref={list} aria-label="Reviews" className="grid gap-3">
        {shown.map((review) => (
          <QueuedReview
            key={review.id}
            review={review}
            isCurrent={review.id === current}
            isRejecting={review.id === rejecting}
            onFocus={() => setChosen(review.id)}
            onReject={() => setRejecting(review.id)}
            onCancel={() => {
              setRejecting(null);
              focus(review.id);
            }}
            onDecide={(decision) => void settle(review.id, decision)}
          />
        ))}
      </ol>
    </>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded border border-edge bg-card px-1.5 font-sans text-xs font-[650] text-ink">
      {children}
    </kbd>
  );
}
