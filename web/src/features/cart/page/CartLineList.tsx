import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { isGone, type PricedLine } from '../quote/pricedCart.ts';
import { LineChanges } from './LineChanges.tsx';

interface CartLineListProps {
  lines: readonly PricedLine[];
  /** Extra content for a line. */
  noteOn: (line: PricedLine) => ReactNode;
}

/** The cart as a short list, beside the checkout form. */
export function CartLineList({ lines, noteOn }: CartLineListProps) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[3.5rem_1fr_auto] gap-3">
          <Thumbnail src={line.image} sizes="3.5rem" />
          <div className="grid min-w-0 content-start gap-0.5">
            <p className="text-sm leading-tight font-[650] break-words">{line.name}</p>
            <p className="text-xs text-ink-2">
              {[line.size, `Quantity ${line.quantity}`].filter(Boolean).join(' · ')}
            </p>
            <LineChanges changes={line.changes} />
            {noteOn(line)}
          </div>
          <p className="text-sm font-[650]">{isGone(line.changes) ? '–' : formatPrice(line.lineTotal)}</p>
        </li>
      ))}
    </ul>
  );
}
