import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatTyres } from '../../lib/text/format.ts';
import { QuantityStepper } from '../../ui/form/QuantityStepper.tsx';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import type { ReturnFormFragment } from './AskReturnRoute.generated.ts';
import type { ReturnOptionsFacts } from './returnWish.ts';

interface ReturnedTyresProps {
  order: ReturnFormFragment;
  options: ReturnOptionsFacts;
  units: Readonly<Record<string, number>>;
  error: string | undefined;
  onChange: (units: Record<string, number>) => void;
}

/** The choice of tyres to return, and how many of each. */
export function ReturnedTyres({ order, options, units, error, onChange }: ReturnedTyresProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-sm font-[650]">Which tyres are you sending back?</legend>
      <ul className="divide-y divide-line border-y border-line">
        {options.lines.map(({ lineId, units: most }) => {
          const line = order.lines.find(({ id }) => id === lineId);
          if (!line) return null;
          return (
            <li key={lineId} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
              <Thumbnail src={line.product?.imageUrl} sizes="4rem" className="w-16 shrink-0" />
              <span className="grid min-w-0 flex-1 basis-40 gap-0.5">
                <span className="font-[650] wrap-anywhere">{line.productName}</span>
                <span className="text-sm text-ink-2">
                  {formatPrice(line.unitPrice)} each, up to {most} can come back
                </span>
                <ClaimedBack line={line} quantity={units[lineId] ?? 0} />
              </span>
              <QuantityStepper
                label={`Send back: ${line.productName}`}
                value={units[lineId] ?? 0}
                min={0}
                max={most}
                tooMany={`Up to ${most} can come back`}
                onChange={(quantity) => onChange({ ...units, [lineId]: quantity })}
              />
            </li>
          );
        })}
      </ul>
      {error && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The refund for tyres whose price was partly refunded by claims. */
function ClaimedBack({ line, quantity }: { line: ReturnFormFragment['lines'][number]; quantity: number }) {
  const sum = line.refundableSums[quantity - 1];
  if (sum === undefined || sum === line.unitPrice * quantity) return null;
  return (
    <span className="text-sm" role="status">
      {formatPrice(sum)} for {formatTyres(quantity)}, less what your claim has paid back
    </span>
  );
}
