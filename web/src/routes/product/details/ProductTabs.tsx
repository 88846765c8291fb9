import type { FragmentType } from '@apollo/client';
import type { ShippingPanelFragment } from '../../../features/product/ShippingPanel.generated.ts';
import { ShippingPanel } from '../../../features/product/ShippingPanel.tsx';
import { SpecificationList } from '../../../features/product/SpecificationList.tsx';
import { ReviewsPanel } from '../../../features/reviews/ReviewsPanel.tsx';
import type { Tab } from '../../../ui/page/Tabs.tsx';
import { DetailTabs, REVIEWS_TAB, ReviewsTabLabel } from '../../parts/tyre/DetailTabs.tsx';
import { MarkedProse } from './MarkedProse.tsx';
import { useProductTabsFragment, type ProductTabsFragment } from './ProductTabs.generated.ts';

interface ProductTabsProps {
  product: FragmentType<ProductTabsFragment>;
  settings: FragmentType<ShippingPanelFragment>;
  /** Extra tabs, after the specification. */
  further?: readonly Tab[];
  /** Whether to omit the reviews' tab without reviews. */
  onlyWithReviews?: boolean;
}

/** The product's description, specification, reviews, and delivery and returns. */
export function ProductTabs({ product, settings, further = [], onlyWithReviews = false }: ProductTabsProps) {
  const { description, specifications, reviewCount, model, ...marks } = useProductTabsFragment(product);
  const reviews = {
    id: REVIEWS_TAB,
    label: <ReviewsTabLabel count={reviewCount} />,
    content: <ReviewsPanel model={model} />,
  };
  return (
    <DetailTabs
      tabs={[
        {
          id: 'description',
          label: 'Description',
          content: <MarkedProse {...marks} text={description} />,
        },
        {
          id: 'specifications',
          label: 'Specifications',
          content: <SpecificationList wide rows={specifications} />,
        },
        ...further,
        ...(onlyWithReviews && reviewCount === 0 ? [] : [reviews]),
        { id: 'shipping', label: 'Shipping & Returns', content: <ShippingPanel settings={settings} /> },
      ]}
    />
  );
}
