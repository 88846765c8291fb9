import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { ProductTitle } from '../../../features/product/ProductTitle.tsx';
import { TyreLabelButton } from '../../../features/product/TyreLabelButton.tsx';
import { SampleReviewNote } from '../../../features/reviews/SampleReviewNote.tsx';
import { brandPath } from '../../../lib/paths/tyrePaths.ts';
import { Rating } from '../../../ui/tyre/Rating.tsx';
import { REVIEWS_HASH } from '../../parts/tyre/DetailTabs.tsx';
import { useProductSummaryFragment, type ProductSummaryFragment } from './ProductSummary.generated.ts';
import { tyreMarks } from './tyreMarks.ts';

/** The tyre's brand, model, size, explained markings, rating and label. */
export function ProductSummary({ product }: { product: FragmentType<ProductSummaryFragment> }) {
  const facts = useProductSummaryFragment(product);
  const { name, brand, model, rating, reviewCount } = facts;
  return (
    <div className="grid gap-2.5 lg:gap-2">
      <ProductTitle name={name} modelName={model.fullName} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Link to={brandPath(brand.name)} className="font-[700] text-ink-2 underline">
          {brand.name}
        </Link>
        {rating !== null && reviewCount > 0 && (
          <>
            <Rating rating={rating} count={reviewCount} href={REVIEWS_HASH} />
            {model.reviews.hasSamples && <SampleReviewNote count={reviewCount} />}
          </>
        )}
      </div>
      <ul aria-label="Key facts" className="flex flex-wrap gap-1.5 text-xs font-[650]">
        {tyreMarks(facts).map((mark) => (
          <li key={mark} className="rounded-full bg-tint px-3 py-1.5">
            {mark}
          </li>
        ))}
      </ul>
      <TyreLabelButton product={facts} />
    </div>
  );
}
