import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { listingSortLabels } from '@treadline/schema/trade/listing/listing-sort';
import { useState } from 'react';
import type { AdminBrandSort, BrandTier } from '../../apollo/schema.generated.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { Button } from '../../ui/base/Button.tsx';
import { optionsOf } from '../../ui/form/selectOption.ts';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListFilter } from '../list/state/listFilter.ts';
import type { ListDefaults } from '../list/state/listState.ts';
import { useListState } from '../list/state/useListState.ts';
import { BrandCard, brandColumns } from './brandColumns.tsx';
import { BrandForm } from './BrandForm.tsx';
import { useBrandListQuery, type BrandRowFragment } from './BrandList.generated.ts';

const SORT_LABELS: Readonly<Record<AdminBrandSort, string>> = {
  NAME_ASC: listingSortLabels.NAME_ASC,
  NAME_DESC: listingSortLabels.NAME_DESC,
  MODELS_DESC: 'Most models',
  MODELS_ASC: 'Fewest models',
  SIZES_DESC: 'Most sizes',
  SIZES_ASC: 'Fewest sizes',
  STOCK_DESC: 'Most stock',
  STOCK_ASC: 'Least stock',
  RATING_DESC: listingSortLabels.RATING_DESC,
  RATING_ASC: 'Lowest rated',
};
const DEFAULTS: ListDefaults = { sort: 'NAME_ASC', sorts: Object.keys(SORT_LABELS), filters: ['class'] };
const FILTERS: readonly ListFilter[] = [
  {
    id: 'class',
    label: 'Class',
    kind: 'several',
    options: optionsOf(brandTierLabels),
  },
];

const isSort = (word: string): word is AdminBrandSort => Object.hasOwn(SORT_LABELS, word);
const isTier = (word: string): word is BrandTier => Object.hasOwn(brandTierLabels, word);

/** /admin/brands: the brands. Each opens in a drawer beside the list. */
export function BrandListScreen() {
  const list = useListState(DEFAULTS);
  const [open, setOpen] = useState<BrandRowFragment | 'new' | null>(null);
  const { data, previousData, error, refetch, variables } = useBrandListQuery({
    variables: {
      filter: { search: list.search || null, tiers: (list.filters['class'] ?? []).filter(isTier) },
      sort: isSort(list.sort) ? list.sort : 'NAME_ASC',
      page: list.page,
      limit: list.pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminBrands;
  const reload = () => refetch().catch(() => undefined);
  // The row as the list now shows it, so that an open form follows a colleague's changes.
  const shown =
    open === 'new' || open === null ? open : (page?.items.find(({ id }) => id === open.id) ?? open);
  const newBrand = useCan()('WRITE_CATALOGUE') && (
    <Button variant="primary" onClick={() => setOpen('new')}>
      New brand
    </Button>
  );
  return (
    <AdminPage title="Brands" actions={newBrand}>
      <AdminList
        name="brands"
        file={{ name: 'brands', variables }}
        list={list}
        columns={brandColumns(setOpen)}
        page={page}
        error={error}
        onRetry={reload}
        rowName={({ brand }) => brand.name}
        card={(row) => <BrandCard row={row} onOpen={setOpen} />}
        searchLabel="Name or country"
        filters={FILTERS}
        sortLabels={SORT_LABELS}
        empty={{
          title: 'No brands yet',
          text: 'Add a brand first, then its models and sizes.',
          action: newBrand,
        }}
      />
      <Drawer
        title={shown === 'new' ? 'New brand' : (shown?.brand.name ?? '')}
        open={shown !== null}
        onClose={() => setOpen(null)}
        initialFocus={() => document.querySelector<HTMLElement>('[data-brand-form] input')}
      >
        {shown && (
          <BrandForm
            key={shown === 'new' ? 'new' : shown.id}
            row={shown === 'new' ? null : shown}
            reload={reload}
            onDone={() => {
              setOpen(null);
              void reload();
            }}
          />
        )}
      </Drawer>
    </AdminPage>
  );
}
