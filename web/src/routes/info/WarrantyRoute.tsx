import { PlanConditions } from '../../features/plan/PlanConditions.tsx';
import { NEVER_COVERED } from '../../features/plan/planTerms.ts';
import { ShopTextPage } from './frame/ShopTextPage.tsx';
import { useWarrantySuspenseQuery } from './WarrantyRoute.generated.ts';

/** The manufacturers' and the shop's guarantees, their duration, and how to claim. */
export function WarrantyRoute() {
  const { shopSettings: shop, page } = useWarrantySuspenseQuery().data;
  return (
    <ShopTextPage
      slug="shop-warranty"
      text={page}
      drawing="/drawings/warranty.svg"
      title="Warranty & Guarantees"
      description={
        'Manufacturers’ tyre warranties by brand range, our guarantees on fitting and repairs, the road ' +
        'hazard plan, conditions and how to claim.'
      }
      parts={{
        planConditions: <PlanConditions figures={shop} headingLevel={3} />,
        notCovered: <NotCovered />,
      }}
      needed={['planConditions', 'notCovered']}
    />
  );
}

function NotCovered() {
  return (
    <div className="grid content-start gap-1.5">
      <h3 className="text-base">Not covered</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        {NEVER_COVERED.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
