import type { ReactNode } from 'react';
import { REVIEWS_TAB } from '../parts/tyre/DetailTabs.tsx';

/** The reviews of a page without tabs, where the link of the stars leads. */
export function CustomerReviews({ children }: { children: ReactNode }) {
  return (
    <section id={REVIEWS_TAB} aria-labelledby="customer-reviews" className="grid scroll-mt-4 gap-5 py-8">
      <h2 id="customer-reviews" className="text-xl md:text-2xl">
        Customer reviews
      </h2>
      {children}
    </section>
  );
}
