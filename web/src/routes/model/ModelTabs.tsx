import type { FragmentType } from '@apollo/client';
import { Prose } from '../../features/product/Prose.tsx';
import { SpecificationList } from '../../features/product/SpecificationList.tsx';
import { ReviewsPanel } from '../../features/reviews/ReviewsPanel.tsx';
import { DetailTabs, REVIEWS_TAB, ReviewsTabLabel } from '../parts/tyre/DetailTabs.tsx';
import { useModelTabsFragment, type ModelTabsFragment } from './ModelTabs.generated.ts';

/** The model's description, specification and reviews. */
export function ModelTabs({ model }: { model: FragmentType<ModelTabsFragment> }) {
  const facts = useModelTabsFragment(model);
  const { description, specifications, reviewCount } = facts;
  const groups = (
    <div className="grid gap-8 md:grid-cols-2">
      {specifications.map(({ name, values }) => (
        <section key={name} className="grid content-start gap-2">
          <h3 className="text-lg">{name}</h3>
          <SpecificationList rows={values} />
        </section>
      ))}
    </div>
  );
  return (
    <DetailTabs
      tabs={[
        { id: 'description', label: 'Description', content: <Prose wide text={description} /> },
        { id: 'specifications', label: 'Specifications', content: groups },
        {
          id: REVIEWS_TAB,
          label: <ReviewsTabLabel count={reviewCount} />,
          content: <ReviewsPanel model={facts} />,
        },
      ]}
    />
  );
}
