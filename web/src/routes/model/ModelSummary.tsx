import type { FragmentType } from '@apollo/client';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabelOf } from '@treadline/schema/trade/tyre/kind/season';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { RatingLine } from '../../features/reviews/RatingLine.tsx';
import { brandPath } from '../../lib/paths/tyrePaths.ts';
import { formatCount } from '../../lib/text/format.ts';
import { REVIEWS_HASH } from '../parts/tyre/DetailTabs.tsx';
import { KeyFeatures } from '../parts/tyre/KeyFeatures.tsx';
import { useModelSummaryFragment, type ModelSummaryFragment } from './ModelSummary.generated.ts';

/** The model's name, rating, purpose and price range. */
export function ModelSummary({ model }: { model: FragmentType<ModelSummaryFragment> }) {
  const facts = useModelSummaryFragment(model);
  const { fullName, brand, ean, category, variationCount, sizeCount, minPrice, maxPrice, features } = facts;
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
      <RatingLine model={facts} href={REVIEWS_HASH} />
      <p className="text-sm text-ink-2">
        {[seasonLabelOf(facts), categoryLabels[category], ean && `Model EAN ${ean}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
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
      <KeyFeatures features={features} />
    </div>
  );
}
