import type { FragmentType } from '@apollo/client';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProductTitle } from '../../features/product/ProductTitle.tsx';
import { RatingLine } from '../../features/reviews/RatingLine.tsx';
import { brandPath } from '../../lib/paths/tyrePaths.ts';
import { TextLink } from '../parts/TextLink.tsx';
import { REVIEWS_HASH } from '../parts/tyre/DetailTabs.tsx';
import { usePlainHeadingFragment, type PlainHeadingFragment } from './PlainHeading.generated.ts';

/** The start of a page without tabs: link to the shop, brand, name and stars. */
export function PlainHeading({ product }: { product: FragmentType<PlainHeadingFragment> }) {
  const { name, brand, model } = usePlainHeadingFragment(product);
  return (
    <div className="grid gap-2">
      <TextLink to="/shop" className="inline-flex! items-center gap-1.5 justify-self-start text-sm">
        <ArrowLeft className="size-4" />
        Back to Shop
      </TextLink>
      <Link to={brandPath(brand.name)} className="justify-self-start text-sm font-[700] text-ink-2 underline">
        {brand.name}
      </Link>
      <ProductTitle name={name} modelName={model.fullName} />
      <RatingLine model={model} href={REVIEWS_HASH} />
    </div>
  );
}
