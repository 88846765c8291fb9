import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { formatTyres } from '../../lib/text/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';

interface PlanChoiceProps {
  /** The tyre that the plan is for. */
  name: string;
  tyres: number;
  /** What the plan comes to for them, or would add, in pence; null while that is unknown. */
  price: number | null;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  /** What else there is to know. */
  children?: ReactNode;
}

/** Adds the road hazard plan to the tyres of a line, or takes it off. */
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
