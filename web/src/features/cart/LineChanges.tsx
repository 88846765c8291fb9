import { formatPrice } from '@treadline/schema/trade/money';
import type { CartChange } from './pricedCart.ts';

function inWords(change: CartChange): string {
  switch (change.kind) {
    case 'price':
      return `Price changed from ${formatPrice(change.from)} to ${formatPrice(change.to)}`;
    case 'quantity':
      return `Only ${change.to} available now; you asked for ${change.from}`;
    case 'gone':
      return change.reason;
  }
}

/** What is no longer as it was when this line was put into the cart. */
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
