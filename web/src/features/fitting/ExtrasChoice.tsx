import type { ExtraUnits } from '@treadline/schema/trade/fitting/fitting-extra';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { QuantityStepper } from '../../ui/form/QuantityStepper.tsx';

interface ExtrasChoiceProps {
  offered: readonly (Pick<ExtraUnits, 'extra'> & {
    name: string;
    description: string;
    /** The price of one, in pence. */
    price: number;
    most: number;
  })[];
  chosen: readonly ExtraUnits[];
  onChoose: (extras: ExtraUnits[]) => void;
}

/** Adds extras to a fitting job. Each price is for one, and there's nothing to pay at the garage. */
export function ExtrasChoice({ offered, chosen, onChoose }: ExtrasChoiceProps) {
  if (offered.length === 0) return null;
  const choose = (units: ExtraUnits) => {
    const others = chosen.filter(({ extra }) => extra !== units.extra);
    onChoose(units.quantity > 0 ? [...others, units] : others);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-[650]">Extras</legend>
      {offered.map(({ extra, name, description, price, most }) => {
        const quantity = chosen.find((units) => units.extra === extra)?.quantity ?? 0;
        return (
          <div key={extra} className="grid gap-1.5">
            <Checkbox
              checked={quantity > 0}
              onChange={({ target }) =>
                choose({ extra, quantity: target.checked ? (extra === 'CASINGS' ? 1 : most) : 0 })
              }
              label={
                <>
                  {name} <span className="font-[650]">{formatPrice(price)}</span>
                  {most > 1 && ' each'}
                  <span className="block text-xs text-ink-2">{description}</span>
                </>
              }
            />
            {quantity > 0 && most > 1 && (
              <div className="pl-7.5">
                <QuantityStepper
                  value={quantity}
                  max={most}
                  label={`Quantity of ${name}`}
                  onChange={(next) => choose({ extra, quantity: next })}
                />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
