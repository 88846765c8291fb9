import type { ReactNode } from 'react';
import type { TyreToOrder } from '../form/newPurchase.ts';
import { UnitsInput } from './UnitsInput.tsx';

/** The tyres with other units of one of them. */
export const withUnits = <Tyre extends TyreToOrder>(
  tyres: readonly Tyre[],
  productId: number,
  units: number,
): Tyre[] => tyres.map((tyre) => (tyre.productId === productId ? { ...tyre, units } : tyre));

interface TyresToOrderProps<Tyre extends TyreToOrder> {
  tyres: readonly Tyre[];
  /** The line below a tyre's name. */
  detail: (tyre: Tyre) => string;
  onChange: (productId: number, units: number) => void;
  /** Beside the units. */
  extra?: (tyre: Tyre) => ReactNode;
}

/** Tyres with the units to order of each. */
export function TyresToOrder<Tyre extends TyreToOrder>({
  tyres,
  detail,
  onChange,
  extra,
}: TyresToOrderProps<Tyre>) {
  return (
    <ul className="divide-y divide-line">
      {tyres.map((tyre) => (
        <li key={tyre.productId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
          <span className="grid min-w-0 grow basis-60">
            <span className="font-[650]">{tyre.name}</span>
            <span className="wrap-anywhere text-ink-2">{detail(tyre)}</span>
          </span>
          <UnitsInput
            label={`Units of ${tyre.name}`}
            value={tyre.units}
            onChange={(units) => onChange(tyre.productId, units)}
          />
          {extra?.(tyre)}
        </li>
      ))}
    </ul>
  );
}
