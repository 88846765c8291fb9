import { MAX_QUANTITY, MIN_QUANTITY, tooManySentence } from '@treadline/schema/trade/listing/quantity';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { QuantityStepper } from '../../../ui/form/QuantityStepper.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { isGone, type PricedLine } from '../quote/pricedCart.ts';
import { setCartQuantity } from '../store/cartStore.ts';
import { LineChanges } from './LineChanges.tsx';

const ROW =
  'border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-end max-md:gap-x-4 ' +
  'max-md:gap-y-3 max-md:rounded-lg ' +
  'max-md:border max-md:bg-card max-md:p-3 md:border-t';
const CELL = 'md:px-4 md:py-5 md:align-top';

interface CartTableRowProps {
  line: PricedLine;
  /** Extra content for the line. */
  note: ReactNode;
  onRemove: () => void;
}

/** One product of the cart. On a phone its cells become parts of a card. */
export function CartTableRow({ line, note, onRemove }: CartTableRowProps) {
  const { name, quantity, unitPrice, lineTotal, available, changes } = line;
  const isUnavailable = isGone(changes);
  // For a tyre out of stock, the field shows the requested quantity.
  const most = Math.max(quantity, Math.min(available ?? MAX_QUANTITY, MAX_QUANTITY));
  return (
    <tr className={ROW}>
      <th scope="row" className="text-left font-normal max-md:col-span-2 md:py-5 md:align-top">
        <ProductFacts line={line} note={note} onRemove={onRemove} />
      </th>
      <td className={`${CELL} text-right max-md:hidden`}>{formatPrice(unitPrice)}</td>
      <td className={`${CELL} md:text-center`}>
        <QuantityStepper
          value={quantity}
          min={MIN_QUANTITY}
          max={most}
          label={`Quantity of ${name}`}
          onChange={(next) => setCartQuantity(line.id, next)}
          tooMany={tooManySentence(most, MAX_QUANTITY)}
          disabled={isUnavailable}
        />
      </td>
      <td className="text-right md:py-5 md:align-top">
        <span className="block text-lg font-[780]">{isUnavailable ? '–' : formatPrice(lineTotal)}</span>
        <span className="block text-xs text-ink-2 md:hidden">{formatPrice(unitPrice)} each</span>
      </td>
    </tr>
  );
}

function ProductFacts({ line, note, onRemove }: CartTableRowProps) {
  const { name, brand, size, image, path, changes } = line;
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-4 md:grid-cols-[6rem_1fr]">
      <Thumbnail src={image} sizes="6rem" />
      <div className="grid min-w-0 content-start justify-items-start gap-0.5">
        {brand && <p className="text-xs font-[700] text-ink-2">{brand}</p>}
        <Link to={path} className="font-[650] break-words hover:underline">
          {name}
        </Link>
        {size && <p className="text-sm text-ink-2">{size}</p>}
        <LineChanges changes={changes} />
        {note}
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${name}`}
          className={classes(
            '-ml-1 flex min-h-11 items-center gap-1.5 px-1 text-sm font-[600] text-ink-2 underline',
            'underline-offset-4 hover:text-ink',
          )}
        >
          <Trash2 className="size-4" />
          Remove
        </button>
      </div>
    </div>
  );
}
