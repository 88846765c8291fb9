import type { ReactNode } from 'react';
import { ColumnHead } from '../../../ui/base/ColumnHead.tsx';
import type { PricedLine } from '../quote/pricedCart.ts';
import { CartTableRow } from './CartTableRow.tsx';

interface CartTableProps {
  lines: readonly PricedLine[];
  onRemove: (line: PricedLine) => void;
  /** Extra content for a line. */
  noteOn: (line: PricedLine) => ReactNode;
}

const HEADING = 'py-3 text-sm font-[650] text-ink-2';

/** The cart's lines: a table where there's room, a stack of cards on a phone. */
export function CartTable({ lines, onRemove, noteOn }: CartTableProps) {
  return (
    <table className="w-full max-md:block">
      <caption className="sr-only">Your cart</caption>
      <thead className="max-md:sr-only">
        <tr>
          <ColumnHead className={`${HEADING} text-left`}>Product</ColumnHead>
          <ColumnHead className={`${HEADING} w-28 px-4 text-right`}>Price</ColumnHead>
          <ColumnHead className={`${HEADING} w-40 px-4 text-center`}>Quantity</ColumnHead>
          <ColumnHead className={`${HEADING} w-28 text-right`}>Total</ColumnHead>
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {lines.map((line) => (
          <CartTableRow key={line.id} line={line} note={noteOn(line)} onRemove={() => onRemove(line)} />
        ))}
      </tbody>
    </table>
  );
}
