import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { formatCount, formatCounted, formatDate } from '../../../lib/text/format.ts';
import { Mark } from '../../frame/mark/Mark.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { useProductOffersQuery } from './ProductOffers.generated.ts';

/** The suppliers that offer a product. Nothing until it's known that there are some. */
export function ProductOffers({ productId }: { productId: number }) {
  const can = useCan();
  const { data } = useProductOffersQuery({
    variables: { productId, costs: can('READ_COSTS') },
    skip: !can('WRITE_PURCHASES'),
    fetchPolicy: 'cache-and-network',
  });
  const offers = data?.productOffers;
  if (!offers || offers.length === 0) return null;
  return (
    <Panel title="Suppliers">
      <ul className="divide-y divide-line text-sm">
        {offers.map(({ supplierId, supplierName, serves, ...offer }) => (
          <li key={supplierId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link to={`/admin/suppliers/${supplierId}`} className="font-[650] hover:underline">
              {supplierName}
            </Link>
            {serves && <Mark tone="good">Chosen</Mark>}
            <span className="text-ink-2 sm:ml-auto">
              {[
                offer.costPrice ? formatPrice(offer.costPrice) : null,
                `${formatCount(offer.units)} in stock`,
                formatCounted(offer.leadDays, 'working day'),
                `since ${formatDate(offer.updatedAt)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
