import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState, type Ref } from 'react';
import { Finder } from '../form/Finder.tsx';
import { useDebouncedValue } from '../form/useDebouncedValue.ts';
import { useTyresToSellQuery, type TyresToSellQuery } from './ManualOrder.generated.ts';

export type TyreToSell = TyresToSellQuery['products']['items'][number];

interface TyreFinderProps {
  onChoose: (tyre: TyreToSell) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Finds tyres by size, name or part number. */
export function TyreFinder({ onChoose, error, ref }: TyreFinderProps) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data, previousData, loading } = useTyresToSellQuery({
    variables: { search },
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
      found={tyres.map(({ id, name, sku, price, stockQuantity }) => ({
        key: String(id),
        title: name,
        detail: `${formatPrice(price)}, ${stockQuantity > 0 ? `${stockQuantity} in stock` : 'out of stock'}, ${sku}`,
      }))}
      onChoose={(key) => {
        const tyre = tyres.find(({ id }) => String(id) === key);
        setTyped('');
        if (tyre) onChoose(tyre);
      }}
    />
  );
}
