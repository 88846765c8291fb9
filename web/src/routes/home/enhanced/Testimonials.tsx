import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ReviewQuote } from '../../../features/reviews/ReviewQuote.tsx';
import { modelPath } from '../../../lib/paths/productPath.ts';
import { Section } from '../../../ui/base/Section.tsx';
import { useTestimonialsSuspenseQuery } from './Testimonials.generated.ts';

const MOST = 3;

/**
 * The newest review of each featured tyre, good or bad: choosing only good ones would mislead. Renders nothing
 * without reviews.
 * @param featured the number of featured tyres on the page.
 */
export function Testimonials({ featured }: { featured: number }) {
  return (
    <Suspense fallback={null}>
      <Quotes featured={featured} />
    </Suspense>
  );
}

function Quotes({ featured }: { featured: number }) {
  const { data } = useTestimonialsSuspenseQuery({ variables: { limit: featured }, errorPolicy: 'all' });
  const quotes = (data?.featuredProducts ?? [])
    .flatMap(({ model }) => model.reviews.items.map((review) => ({ model, review })))
    .filter(({ review }) => review.text !== null)
    .slice(0, MOST);
  if (quotes.length === 0) return null;
  return (
    <Section title="What drivers say" link={{ to: '/review-policy', label: 'How we check reviews' }}>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {quotes.map(({ model, review }) => (
          <li key={review.id}>
            <ReviewQuote review={review}>
              about the{' '}
              <Link to={modelPath(model)} className="font-[650] underline underline-offset-4">
                {model.fullName}
              </Link>
            </ReviewQuote>
          </li>
        ))}
      </ul>
    </Section>
  );
}
