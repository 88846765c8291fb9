import { formatPrice } from '@treadline/schema/trade/values/money';

interface FreeDeliveryProgressProps {
  /** In pence. */
  subtotal: number;
  /** The amount missing, in pence; 0 when standard delivery is free. */
  missing: number;
}

const BAR_STYLE =
  'h-2 w-full appearance-none overflow-clip rounded-full border-0 bg-tint [&::-moz-progress-bar]:bg-good ' +
  '[&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-good';

/** How close the cart is to free standard delivery. */
export function FreeDeliveryProgress({ subtotal, missing }: FreeDeliveryProgressProps) {
  const text =
    missing > 0 ? `${formatPrice(missing)} more for free delivery` : 'You have free standard delivery';
  return (
    <div className="grid gap-1.5">
      <p className={`text-sm font-[600] ${missing > 0 ? '' : 'text-good'}`}>{text}</p>
      <progress
        aria-label="Progress towards free delivery"
        max={subtotal + missing}
        value={subtotal}
        className={BAR_STYLE}
      />
    </div>
  );
}
