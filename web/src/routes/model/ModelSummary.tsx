import type { FragmentType } from '@apollo/client';
import { categoryLabels } from '@treadline/schema/trade/category';
import { formatPrice } from '@treadline/schema/trade/money';
import { seasonLabels } from '@treadline/schema/trade/season';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SampleReviewNote } from '../../features/reviews/SampleReviewNote.tsx';
import { formatCount } from '../../lib/format.ts';
import { brandPath } from '../../lib/tyrePaths.ts';
import { Rating } from '../../ui/Rating.tsx';
import { TyreLabelChips } from '../../ui/TyreLabelChips.tsx';
import { REVIEWS_HASH } from '../parts/DetailTabs.tsx';
import { useModelSummaryFragment, type ModelSummaryFragment } from './ModelSummary.generated.ts';

/** The model's name, rating, purpose and price range. */
export function ModelSummary({ model }: { model: FragmentType<ModelSummaryFragment> }) {
  const facts = useModelSummaryFragment(model);
  const {
    fullName,
    brand,
    ean,
    season,
    category,
    rating,
    reviewCount,
    variationCount,
    sizeCount,
    minPrice,
    maxPrice,
    features,
    reviews,
  } = facts;
  const prices =
    minPrice === maxPrice ? formatPrice(minPrice) : `${formatPrice(minPrice)} to ${formatPrice(maxPrice)}`;
  return (
    <div className="grid gap-3">
      <Link
        to={brandPath(brand.name)}
        className="justify-self-start text-sm font-[700] text-ink-2 hover:underline"
      >
        {brand.name}
      </Link>
      <h1 className="text-2xl">{fullName}</h1>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating rating={rating} count={reviewCount} href={REVIEWS_HASH} />
        {reviews.hasSamples && <SampleReviewNote count={reviewCount} />}
      </div>
      <p className="text-sm text-ink-2">
        {seasonLabels[season]} · {categoryLabels[category]} · EAN {ean}
      </p>
      <TyreLabelChips {...facts} />
      <p>
        <span className="font-[650]">
          {formatCount(sizeCount)} {sizeCount === 1 ? 'size' : 'sizes'} available
        </span>
        {variationCount > 0 && (
          <span className="text-ink-2">
            {variationCount > sizeCount && ` in ${formatCount(variationCount)} versions`}: {prices}
          </span>
        )}
      </p>
      {features.length > 0 && (
        <section aria-label="Key features">
          <ul className="grid gap-x-6 gap-y-1.5 text-sm lg:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-good" />
                {feature}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
