import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState, type Ref } from 'react';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted } from '../../lib/text/format.ts';
import { Finder } from './Finder.tsx';
import { useTyresToSellQuery, type TyresToSellQuery } from './TyreFinder.generated.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

export type TyreToSell = TyresToSellQuery['products']['items'][number];

interface TyreFinderProps {
  onChoose: (tyre: TyreToSell) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The shop's own units and a supplier's: "0 here, 12 from a supplier in 1 working day". */
function stockText({ stockQuantity, ownStockQuantity, supplierDays }: TyreToSell): string {
  if (stockQuantity <= 0) return 'out of stock';
  const own = Math.max(0, ownStockQuantity);
  if (stockQuantity <= own) return `${stockQuantity} in stock`;
  const days = formatCounted(supplierDays ?? 0, 'working day');
  return `${own} here, ${stockQuantity - own} from a supplier in ${days}`;
}

/** Finds tyres by size, name or part number. */
export function TyreFinder({ onChoose, error, ref }: TyreFinderProps) {
  const can = useCan();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data, previousData, loading } = useTyresToSellQuery({
    variables: { search, costs: can('READ_COSTS') },
    skip: search.length < 2,
    fetchPolicy: 'network-only',
  });
  const tyres = search.length < 2 ? [] : ((data ?? previousData)?.products.items ?? []);
  return (
    <Finder
      ref={ref}
      label="Add a tyre"
      hint="By size, name or part number, such as 205 55 16"
      error={error}
      typed={typed}
      onType={setTyped}
      busy={loading || search !== typed.trim()}
      nothing="No tyre found. Try its size, such as 205 55 16."
      found={tyres.map((tyre) => ({
        key: String(tyre.id),
        title: tyre.name,
        detail: `${formatPrice(tyre.price)}, ${stockText(tyre)}, ${tyre.sku}`,
      }))}
      onChoose={(key) => {
        const tyre = tyres.find(({ id }) => String(id) === key);
        setTyped('');
        if (tyre) onChoose(tyre);
      }}
    />
  );
}
