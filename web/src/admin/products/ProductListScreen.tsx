import { useState } from 'react';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useSelection } from '../list/state/selection.ts';
import { useListState } from '../list/state/useListState.ts';
import { BulkActions } from './bulk/BulkActions.tsx';
import { CurrentBulkChange } from './bulk/CurrentBulkChange.tsx';
import { ProductCard, productColumns } from './list/productColumns.tsx';
import { useAdminProductListQuery, useProductListPartsQuery } from './list/ProductList.generated.ts';
import { LIST_DEFAULTS, productFilterOf, productFilters, SORT_LABELS } from './list/productListState.ts';

const NO_NAMES = { brands: [], models: [] };

/** /admin/products: every tyre in every size. Price and stock can be changed in the row or in bulk. */
export function ProductListScreen() {
  const list = useListState(LIST_DEFAULTS);
  const { filter, sort } = productFilterOf(list);
  const can = useCan();
  const mayChange = can('WRITE_CATALOGUE');
  const { data, previousData, error, refetch, variables } = useAdminProductListQuery({
    variables: { filter, sort, page: list.page, limit: list.pageSize, costs: can('READ_COSTS') },
    fetchPolicy: 'cache-and-network',
  });
  const { data: parts } = useProductListPartsQuery();
  const [changeId, setChangeId] = useState<number | null>(null);
  const selection = useSelection(list.query);
  const shown = (data ?? previousData)?.adminProducts;
  const counts = shown?.counts;
  const names = parts && {
    brands: parts.brands,
    models: parts.adminModels?.items.map(({ model }) => model) ?? [],
  };

  return (
    <AdminPage
      title="Products"
      actions={
        <>
          <LinkButton to="/admin/products/changes">Bulk changes</LinkButton>
          {mayChange && (
            <>
              <LinkButton to="/admin/products/import">Import</LinkButton>
              <LinkButton to="/admin/products/simple">Quick add</LinkButton>
              <LinkButton to="/admin/products/new" variant={selection.ids.size > 0 ? 'outlined' : 'primary'}>
                New product
              </LinkButton>
            </>
          )}
        </>
      }
    >
      {mayChange && (
        <CurrentBulkChange startedId={changeId} onMoved={() => void refetch().catch(() => undefined)} />
      )}
      <AdminList
        name="products"
        file={{ name: 'products', variables }}
        list={list}
        columns={productColumns(can('READ_COSTS'))}
        page={shown}
        error={error}
        onRetry={refetch}
        rowName={({ name }) => name}
        card={(row) => <ProductCard row={row} />}
        tabs={[
          { id: '', label: 'All', count: counts?.all },
          { id: 'published', label: 'Published', count: counts?.published },
          { id: 'drafts', label: 'Drafts', count: counts?.drafts },
          { id: 'low', label: 'Low stock', count: counts?.lowStock },
          { id: 'out', label: 'Out of stock', count: counts?.outOfStock },
          { id: 'unlabelled', label: 'No label', count: counts?.withoutLabel },
          { id: 'deleted', label: 'Deleted', count: counts?.deleted },
        ]}
        searchLabel="Size, name, SKU or EAN"
        filters={productFilters(names ?? NO_NAMES)}
        sortLabels={SORT_LABELS}
        selection={mayChange && list.tab !== 'deleted' ? selection : undefined}
        canSelectEverything
        bulkActions={
          <BulkActions
            chosen={selection.everything ? { filter } : { productIds: [...selection.ids].map(Number) }}
            onStarted={(id) => {
              selection.clear();
              setChangeId(id);
            }}
          />
        }
        empty={{
          title: 'No products yet',
          text: 'Each size of a model is a product with its own SKU, price and stock.',
          action: mayChange && (
            <LinkButton to="/admin/products/new" variant="primary">
              New product
            </LinkButton>
          ),
        }}
      />
    </AdminPage>
  );
}
