import { formatPrice } from '@treadline/schema/trade/values/money';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCount, formatDate } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import { PurchaseNeeds } from './PurchaseNeeds.tsx';
import { usePurchaseListQuery, type ShownPurchaseFragment } from './Purchases.generated.ts';
import { cameOf, costOf, sumOf } from './purchaseSums.ts';

const DEFAULTS: ListDefaults = { sort: '', sorts: [] };

function State({ purchase }: { purchase: ShownPurchaseFragment }) {
  if (purchase.closedAt === null) return <Mark tone="moving">To come</Mark>;
  if (purchase.cancelledAt) return <Mark>Cancelled</Mark>;
  return sumOf(purchase, ({ missing }) => missing) > 0 ? (
    <Mark tone="bad">Short</Mark>
  ) : (
    <Mark tone="good">Complete</Mark>
  );
}

const linkTo = ({ id, supplierName }: ShownPurchaseFragment) => (
  <RowLink to={`/admin/purchases/${id}`}>
    {id}: {supplierName}
  </RowLink>
);

const receivedOf = (purchase: ShownPurchaseFragment): string =>
  `${formatCount(sumOf(purchase, cameOf))} of ${formatCount(sumOf(purchase, ({ quantity }) => quantity))}`;

function receivedCost(purchase: ShownPurchaseFragment): string {
  const cost = costOf(purchase, cameOf);
  return cost === null ? '–' : formatPrice(cost);
}

const COLUMNS: readonly ListColumn<ShownPurchaseFragment>[] = [
  { id: 'purchase', label: 'Purchase', always: true, cell: linkTo },
  { id: 'state', label: 'State', cell: (purchase) => <State purchase={purchase} /> },
  { id: 'came', label: 'Received', figures: true, cell: receivedOf },
  { id: 'ordered', label: 'Ordered', figures: true, cell: ({ createdAt }) => formatDate(createdAt) },
  { id: 'expected', label: 'Expected', figures: true, cell: ({ expectedOn }) => formatDate(expectedOn) },
  { id: 'by', label: 'Ordered by', optional: true, cell: ({ madeBy }) => madeBy },
];

const COST: ListColumn<ShownPurchaseFragment> = {
  id: 'cost',
  label: 'Received without VAT',
  figures: true,
  cell: receivedCost,
};

/** /admin/purchases: what orders need from suppliers, and what was ordered. */
export function PurchaseListScreen() {
  const can = useCan();
  const list = useListState(DEFAULTS);
  const { data, previousData, error, refetch } = usePurchaseListQuery({
    variables: { open: null, page: list.page, limit: list.pageSize, costs: can('READ_COSTS') },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage
      title="Purchases"
      actions={
        <>
          <LinkButton to="/admin/suppliers">Suppliers</LinkButton>
          <LinkButton to="/admin/purchases/new" variant="primary">
            New purchase
          </LinkButton>
        </>
      }
    >
      <PurchaseNeeds />
      <section aria-labelledby="ordered" className="grid gap-3">
        <h2 id="ordered" className="text-lg">
          Ordered
        </h2>
        <AdminList
          name="purchases"
          plain
          list={list}
          columns={can('READ_COSTS') ? [...COLUMNS, COST] : COLUMNS}
          page={(data ?? previousData)?.purchases}
          error={error}
          onRetry={() => refetch().catch(() => undefined)}
          rowName={({ id }) => `purchase ${id}`}
          card={(purchase) => (
            <div className="grid gap-1">
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                {linkTo(purchase)}
                <State purchase={purchase} />
              </span>
              <span className="text-ink-2">
                {receivedOf(purchase)} received, expected {formatDate(purchase.expectedOn)}
              </span>
            </div>
          )}
          empty={{ title: 'Nothing ordered yet', text: 'Purchases that you make are listed here.' }}
        />
      </section>
    </AdminPage>
  );
}
