import { formatPrice } from '@treadline/schema/trade/values/money';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCount, formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { NONE } from '../list/table/none.tsx';
import { RowLink } from '../list/table/RowLink.tsx';
import { useSupplierOffersQuery, type SupplierOffersQuery } from './Suppliers.generated.ts';

type Offer = NonNullable<SupplierOffersQuery['supplierOffers']>['items'][number] & { id: number };

const DEFAULTS: ListDefaults = { sort: '', sorts: [] };

const costOf = ({ costPrice }: Offer) => (costPrice ? formatPrice(costPrice) : NONE);

const columns: readonly ListColumn<Offer>[] = [
  {
    id: 'tyre',
    label: 'Tyre',
    always: true,
    cell: ({ id, name }) => <RowLink to={`/admin/products/edit/${id}`}>{name}</RowLink>,
  },
  { id: 'code', label: 'Its code', cell: ({ code }) => code ?? NONE },
  { id: 'cost', label: 'Cost', figures: true, cell: costOf },
  { id: 'units', label: 'Stock', figures: true, cell: ({ units }) => formatCount(units) },
  { id: 'serves', label: 'Chosen', cell: ({ serves }) => (serves ? <Mark tone="good">Chosen</Mark> : NONE) },
  { id: 'updated', label: 'Updated', figures: true, cell: ({ updatedAt }) => formatDateTime(updatedAt) },
];

/** The tyres that a supplier offers. */
export function SupplierOffers({ supplierId }: { supplierId: number }) {
  const can = useCan();
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch } = useSupplierOffersQuery({
    variables: {
      supplierId,
      search: list.search,
      page: list.page,
      limit: list.pageSize,
      costs: can('READ_COSTS'),
    },
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.supplierOffers;
  const page = found && { ...found, items: found.items.map((one): Offer => ({ ...one, id: one.productId })) };
  return (
    <section aria-labelledby="offers" className="grid gap-3">
      <h2 id="offers" className="text-lg">
        Offers
      </h2>
      <AdminList
        name="offers"
        list={list}
        columns={columns}
        page={page}
        error={error}
        onRetry={() => refetch().catch(() => undefined)}
        rowName={({ name }) => name}
        card={(offer) => (
          <div className="grid gap-1">
            <RowLink to={`/admin/products/edit/${offer.id}`}>{offer.name}</RowLink>
            <span className="flex flex-wrap items-center gap-x-3">
              <span>{costOf(offer)}</span>
              <span>{formatCount(offer.units)} in stock</span>
              {offer.serves && <Mark tone="good">Chosen</Mark>}
            </span>
          </div>
        )}
        searchLabel="Tyre, SKU, EAN or code"
        empty={{ title: 'No offers yet', text: 'Import a file with the supplier’s costs and stock.' }}
      />
    </section>
  );
}
