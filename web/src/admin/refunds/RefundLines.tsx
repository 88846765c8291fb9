import { formatPrice } from '@treadline/schema/trade/values/money';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { QuantityStepper } from '../../ui/form/QuantityStepper.tsx';
import { withUnits, type RefundDraft, type DraftUnits } from './refundDraft.ts';
import { isTyreLine, type RefundableLine, type RefundableOrder } from './refundOrder.ts';

interface RefundLinesProps {
  order: RefundableOrder;
  draft: RefundDraft;
  onChange: (units: RefundDraft['units']) => void;
}

/** The units of each line to refund, and whether to restock them. */
export function RefundLines({ order, draft: { units }, onChange }: RefundLinesProps) {
  return (
    <ul className="grid gap-3" aria-label="Lines to refund">
      {order.lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          draft={units[line.id] ?? { quantity: 0, restock: false }}
          onChange={(draft) => onChange(withUnits(units, order, line.id, draft))}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  line: RefundableLine;
  draft: DraftUnits;
  onChange: (draft: DraftUnits) => void;
}

function Line({ line, draft, onChange }: LineProps) {
  const { productName, unitPrice, quantity } = line;
  const most = line.refundableUnits ?? 0;
  const all = line.refundableSums.at(-1) ?? 0;
  const away = line.receivableUnits ?? 0;
  const areBack = draft.quantity > away;
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
          value={draft.quantity}
          min={0}
          max={most}
          tooMany={`${most} left to refund`}
          onChange={(units) => onChange({ ...draft, quantity: units })}
        />
      ) : (
        <span className="text-sm text-ink-2">All refunded</span>
      )}
      {isTyreLine(line) && draft.quantity > 0 && (
        <Checkbox
          className="col-span-2"
          label={areBack ? 'Already restocked' : 'Restock'}
          disabled={areBack}
          checked={draft.restock && !areBack}
          onChange={({ target }) => onChange({ ...draft, restock: target.checked })}
        />
      )}
    </li>
  );
}
