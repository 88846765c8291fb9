import { formatPrice } from '@treadline/schema/trade/values/money';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { QuantityStepper } from '../../ui/form/QuantityStepper.tsx';
import { isTyreLine, type RefundableLine, type RefundableOrder } from './refundOrder.ts';
import type { RefundWish, WishedUnits } from './refundWish.ts';

interface RefundLinesProps {
  order: RefundableOrder;
  wish: RefundWish;
  onChange: (units: RefundWish['units']) => void;
}

/** How many units of each line to refund, and whether they go back into stock. */
export function RefundLines({ order: { lines }, wish: { units }, onChange }: RefundLinesProps) {
  return (
    <ul className="grid gap-3" aria-label="Lines to refund">
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          wished={units[line.id] ?? { quantity: 0, restock: false }}
          onChange={(wished) => onChange({ ...units, [line.id]: wished })}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  line: RefundableLine;
  wished: WishedUnits;
  onChange: (wished: WishedUnits) => void;
}

function Line({ line, wished, onChange }: LineProps) {
  const { productName, unitPrice, quantity } = line;
  const most = line.refundableUnits ?? 0;
  const all = line.refundableSums.at(-1) ?? 0;
  const away = line.receivableUnits ?? 0;
  const areBack = wished.quantity > away;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line pb-3">
      <div className="grid min-w-0 text-sm">
        <span className="font-[650] wrap-anywhere">{productName}</span>
        <span className="text-ink-2">
          {formatPrice(unitPrice)} each, {quantity} bought
          {most < quantity && `, ${quantity - most} refunded`}
        </span>
        {all < unitPrice * most && (
          <span className="text-ink-2">
            {formatPrice(all)} for the {most === 1 ? 'one' : most} left: claims have paid back a part
          </span>
        )}
      </div>
      {most > 0 ? (
        <QuantityStepper
          label={`Units to refund of ${productName}`}
          value={wished.quantity}
          min={0}
          max={most}
          tooMany={`${most} left to refund`}
          onChange={(units) => onChange({ ...wished, quantity: units })}
        />
      ) : (
        <span className="text-sm text-ink-2">All refunded</span>
      )}
      {isTyreLine(line) && wished.quantity > 0 && (
        <Checkbox
          className="col-span-2"
          label={areBack ? 'Back in stock already' : 'Put back into stock'}
          disabled={areBack}
          checked={wished.restock && !areBack}
          onChange={({ target }) => onChange({ ...wished, restock: target.checked })}
        />
      )}
    </li>
  );
}
