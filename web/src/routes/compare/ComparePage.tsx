import { useEffect } from 'react';
import { adoptCompared } from '../../features/compare/compareStore.ts';
import type { AskedComparison } from '../../features/compare/readComparison.ts';
import { CartVehicle } from '../../features/garage/selector/CartVehicle.tsx';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useComparePageSuspenseQuery } from './ComparePage.generated.ts';
import { CompareTable } from './CompareTable.tsx';
import { comparisonNotices } from './comparisonNotices.ts';
import { EmptyComparison } from './EmptyComparison.tsx';

/** The requested tyres side by side, with a sentence about any that are missing. */
export function ComparePage({ asked }: { asked: AskedComparison }) {
  const { data } = useComparePageSuspenseQuery({ variables: { ids: [...asked.ids] } });
  const { productsByIds: tyres, shopSettings } = data;
  const known = tyres.map(({ id }) => id).join();
  useEffect(() => adoptCompared(known === '' ? [] : known.split(',').map(Number)), [known]);
  const notices = comparisonNotices(asked, tyres);
  return (
    <>
      {notices.length > 0 && (
        <Notice>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </Notice>
      )}
      {tyres.length > 0 && <CartVehicle tyres={tyres} />}
      {tyres.length === 0 ? <EmptyComparison /> : <CompareTable tyres={tyres} />}
      {tyres.some(({ stockQuantity }) => stockQuantity > 0) && (
        <p className="text-sm text-ink-2">
          Order tyres in stock now and we’ll deliver them {deliveryDays(shopSettings.estimatedDelivery)}. Wet
          grip and fuel efficiency run from A, the best, to E, as on the tyre label. “Best” means the best of
          these tyres. Full terms are in{' '}
          <TextLink to="/warranty" className="py-0!">
            the manufacturers’ warranties
          </TextLink>
          .
        </p>
      )}
    </>
  );
}
