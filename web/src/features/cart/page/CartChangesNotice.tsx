import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { hasChanges, isNothingLeft, type PricedLine } from '../quote/pricedCart.ts';

/** Says that the cart has changed since the shopper last saw it, and asks them to accept that. */
export function CartChangesNotice({
  lines,
  onAccept,
}: {
  lines: readonly PricedLine[];
  onAccept: () => void;
}) {
  if (!hasChanges(lines)) return null;
  return (
    <div role="alert">
      <Notice tone="warn" title="Something in your cart has changed">
        <p>
          See the note beside each tyre. “Update cart” uses the new prices and quantities, and removes
          anything that’s no longer available.
        </p>
        <Button
          variant={isNothingLeft(lines) ? 'outlined' : 'primary'}
          className="mt-2 justify-self-start"
          onClick={onAccept}
        >
          Update cart
        </Button>
      </Notice>
    </div>
  );
}
