import { useEffect, useState } from 'react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import {
  matchingInvoices,
  matchingSettings,
  matchingSuppliers,
  type PaletteEntry,
} from './paletteEntries.ts';
import { usePaletteSearchQuery, type PaletteSearchQuery } from './PaletteSearch.generated.ts';
import { usePaletteSettingsQuery } from './PaletteSettings.generated.ts';

/** Shorter words match too much to be useful. */
const SHORTEST = 3;
/** The debounce before a search, in milliseconds. */
const REST = 200;

type Customer = NonNullable<PaletteSearchQuery['customerEntries']>['items'][number];

const customerEntriesOf = ({ account, guest }: Customer): PaletteEntry[] => [
  ...(account
    ? [
        {
          to: `/admin/customers/${account.id}`,
          title: `${account.firstName} ${account.lastName}`,
          detail: account.email,
        },
      ]
    : []),
  ...(guest
    ? [
        {
          to: `/admin/customers/guests/${guest.lastOrder.id}`,
          title: guest.name,
          detail: `Guest, ${guest.email}`,
        },
      ]
    : []),
];

/** The API's results as palette entries: orders first, because staff look for them most. */
function entriesOf(
  typed: string,
  { orders, adminModels, adminProducts, customerEntries, adminPageContents, suppliers }: PaletteSearchQuery,
): PaletteEntry[] {
  return [
    ...matchingInvoices(typed, orders?.items ?? []),
    ...(orders?.items ?? []).map(({ id, number, shippingAddress, statusInfo }) => ({
      to: `/admin/orders/${id}`,
      title: `${number} ${shippingAddress.name}`,
      detail: `Order, ${statusInfo.label.toLowerCase()}`,
    })),
    ...(adminModels?.items ?? []).map(({ id, model, sizeCount }) => ({
      to: `/admin/models/${id}`,
      title: model.fullName,
      detail: `Model, ${sizeCount} ${sizeCount === 1 ? 'size' : 'sizes'}`,
    })),
    ...(adminProducts?.items ?? []).map(({ id, name, sku }) => ({
      to: `/admin/products/edit/${id}`,
      title: name,
      detail: sku,
    })),
    ...matchingSuppliers(typed, suppliers ?? []),
    ...(customerEntries?.items ?? []).flatMap(customerEntriesOf),
    ...(adminPageContents?.items ?? []).map(({ slug, title }) => ({
      to: `/admin/page-contents?edit=${slug}`,
      title,
      detail: 'Page',
    })),
  ];
}

/** Searches settings, orders, invoices, goods, suppliers, customers and pages, debounced while the user types. */
export function usePaletteSearch(typed: string): { entries: readonly PaletteEntry[]; isSearching: boolean } {
  const can = useCan();
  const [search, setSearch] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), REST);
    return () => clearTimeout(timer);
  }, [wanted]);
  const skip = search.length < SHORTEST;
  const { data, loading } = usePaletteSearchQuery({
    variables: {
      search,
      orders: can('READ_ORDERS'),
      catalogue: can('READ_CATALOGUE'),
      customers: can('READ_CUSTOMERS') && can('READ_ORDERS'),
      content: can('WRITE_CONTENT'),
      suppliers: can('WRITE_PURCHASES'),
    },
    skip,
    fetchPolicy: 'network-only',
  });
  const settings = usePaletteSettingsQuery({ skip: skip || !can('WRITE_SETTINGS') });
  const isCurrent = !skip && search === wanted;
  return {
    entries: isCurrent
      ? [
          ...matchingSettings(search, settings.data?.adminSettings ?? []),
          ...(data ? entriesOf(search, data) : []),
        ]
      : [],
    isSearching: wanted.length >= SHORTEST && (search !== wanted || loading),
  };
}
