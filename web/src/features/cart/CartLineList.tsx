import { formatPrice } from '../../lib/format.ts';
import { Picture } from '../../ui/Picture.tsx';
import { LineChanges } from './LineChanges.tsx';
import { isGone, type PricedLine } from './pricedCart.ts';

/** The cart in short, to check beside the checkout form. */
export function CartLineList({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ id, name, size, image, quantity, lineTotal, changes }) => (
        <li key={id} className="grid grid-cols-[3.5rem_1fr_auto] gap-3">
          <div className="self-start overflow-clip rounded-md bg-stage">
            <Picture src={image} alt="" sizes="3.5rem" className="aspect-square w-full object-contain p-[6%]" />
          </div>
          <div className="grid min-w-0 content-start gap-0.5">
            <p className="text-sm leading-tight font-[650] break-words">{name}</p>
            <p className="text-xs text-ink-2">{[size, `Quantity ${quantity}`].filter(Boolean).join(' · ')}</p>
            <LineChanges changes={changes} />
          </div>
          <p className="text-sm font-[650]">{isGone(changes) ? '–' : formatPrice(lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}
