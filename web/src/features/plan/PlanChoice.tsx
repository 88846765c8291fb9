import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { formatTyres } from '../../lib/text/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';

interface PlanChoiceProps {
  /** The name of the tyre that the plan is for. */
  name: string;
  tyres: number;
  /** The plan's price for these tyres in pence, bought or not; null while unknown. */
  price: number | null;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  /** Extra information. */
  children?: ReactNode;
}

/** Adds the road hazard plan to a line's tyres, or removes it. */
export function PlanChoice({ name, tyres, price, isChosen, onChange, children }: PlanChoiceProps) {
  return (
    <div>
      <Checkbox
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <>
            Road hazard plan for {formatTyres(tyres)}
            <span className="sr-only"> {name}</span>
            {price !== null && <span className="font-[650]"> {formatPrice(price)}</span>}
          </>
        }
      />
      {children}
    </div>
  );
}
