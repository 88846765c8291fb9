import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../../lib/text/format.ts';
import { Tabs, type Tab } from '../../../ui/page/Tabs.tsx';

/** The hash of a rating's link, which opens the reviews' tab. */
export const REVIEWS_HASH = '#reviews';
/** The id that the reviews' tab must have. A tyre without reviews can go without the tab. */
export const REVIEWS_TAB = 'reviews';

/** A tyre's details, in tabs. */
export function DetailTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [selected, setSelected] = useState(tabs[0]?.id);
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();

  const hasReviews = tabs.some(({ id }) => id === REVIEWS_TAB);

  useEffect(() => {
    if (hash !== REVIEWS_HASH) return;
    if (hasReviews) setSelected(REVIEWS_TAB);
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
    // The key makes a second click on the link work after another tab was opened.
  }, [hash, hasReviews, key]);

  return (
    <section
      ref={section}
      // The target of a rating's link until scripts have run.
      id={REVIEWS_TAB}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-4 pt-10 outline-none"
    >
      <h2 id={headingId} className="sr-only">
        Details
      </h2>
      <Tabs label="Details" tabs={tabs} selected={selected} onSelect={setSelected} />
    </section>
  );
}

/** For example "Reviews (86)". */
export function ReviewsTabLabel({ count }: { count: number }) {
  return <>Reviews {count > 0 && <span className="font-normal text-ink-2">({formatCount(count)})</span>}</>;
}
