import { tooManySentence, usualQuantities, type TyrePlace } from '@treadline/schema/trade/listing/quantity';
import { classes } from '../../ui/base/classes.ts';
import { QuantityStepper } from '../../ui/form/QuantityStepper.tsx';

/** The most of one tyre that the main product page adds at once. */
const MOST_AT_ONCE = 10;

interface QuantityChoiceProps {
  value: number;
  onChange: (quantity: number) => void;
  /** Motorcycles don't need sets of four. */
  tyre: TyrePlace;
  /** The units available. */
  stock: number;
  /** The most that the page adds at once. */
  mostAtOnce?: number;
  /** Whether quantities above the stock can be chosen, because the page checks the stock when adding. */
  beyondStock?: boolean;
  /** The label for screen readers: "Quantity of Primacy 4+". */
  label: string;
}

/** The number of tyres: usual quantities at one press, any other by steps. */
export function QuantityChoice({
  value,
  onChange,
  tyre,
  stock,
  mostAtOnce = MOST_AT_ONCE,
  beyondStock = false,
  label,
}: QuantityChoiceProps) {
  const isOut = stock <= 0;
  const most = beyondStock ? mostAtOnce : Math.max(1, Math.min(mostAtOnce, stock));
  const usual = usualQuantities(tyre).filter((quantity) => quantity <= most);

  return (
    <div className="flex flex-wrap items-start gap-3">
      <QuantityStepper
        value={value}
        max={most}
        onChange={onChange}
        tooMany={tooManySentence(most, mostAtOnce)}
        disabled={isOut}
        label={label}
      />
      {!isOut && usual.length > 1 && (
        <div role="group" aria-label="Usual quantities" className="flex gap-1.5">
          {usual.map((quantity) => (
            <button
              key={quantity}
              type="button"
              aria-pressed={quantity === value}
              aria-label={quantity === 1 ? '1 tyre' : `${quantity} tyres`}
              onClick={() => onChange(quantity)}
              className={classes(
                'size-11 rounded-full border-[1.5px] border-edge text-sm font-[650] hover:border-ink',
                'focus-visible:rounded-full aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
              )}
            >
              {quantity}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
