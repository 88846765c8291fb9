import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatCount } from '../../lib/text/format.ts';
import { KeyFeatures } from '../parts/tyre/KeyFeatures.tsx';
import { useModelDetailsFragment, type ModelDetailsFragment } from './ModelDetails.generated.ts';

/** The features that a model's sizes share, the number of sizes, and their prices. */
export function ModelDetails({ model }: { model: FragmentType<ModelDetailsFragment> }) {
  const { features, sizeCount, minPrice, maxPrice } = useModelDetailsFragment(model);
  return (
    <>
      <KeyFeatures features={features} />
      <p>
        {formatCount(sizeCount)} {sizeCount === 1 ? 'size' : 'sizes'} from {formatPrice(minPrice)} to{' '}
        {formatPrice(maxPrice)} a tyre.
      </p>
    </>
  );
}
