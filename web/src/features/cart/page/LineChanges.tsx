import { formatPrice } from '@treadline/schema/trade/values/money';
import type { CartChange } from '../quote/pricedCart.ts';

function inWords(change: CartChange): string {
  switch (change.kind) {
    case 'price':
      return `Price changed from ${formatPrice(change.from)} to ${formatPrice(change.to)}`;
    case 'quantity':
      return `Only ${change.to} available now, and you asked for ${change.from}`;
    case 'gone':
      return change.reason;
  }
}

/** The changes to this line since it was added to the cart. */
export function LineChanges({ changes }: { changes: readonly CartChange[] }) {
  return changes.map((change) => (
    <p
      key={change.kind}
      className={`text-sm font-[600] ${change.kind === 'gone' ? 'text-bad' : 'text-warn'}`}
    >
      {inWords(change)}
    </p>
  ));
}
