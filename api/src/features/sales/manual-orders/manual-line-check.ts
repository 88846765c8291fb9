import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import type { ManualPayment } from './manual-order.enums.ts';

/** Prices and charges that staff agreed with the buyer. */
interface Agreements {
  readonly lines: readonly {
    readonly productId: number;
    readonly price?: number | null;
    readonly priceReason?: string | null;
  }[];
  readonly deliveryCharge?: number | null;
  readonly deliveryReason?: string | null;
}

/** Refuses a payment link without an address to email it to, and a fitting whose buyer nobody could reach. */
export function checkBuyer({
  email,
  phone,
  customerId,
  payment,
  fittings = [],
}: {
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly customerId?: string | null;
  readonly payment: ManualPayment;
  readonly fittings?: readonly object[];
}): FieldError[] {
  if (keptTextOrNull(email) !== null || typeof customerId === 'string') return [];
  if (payment === 'LINK')
    return [{ path: 'email', message: 'A payment link needs an email address to go to' }];
  return fittings.length === 0 || keptTextOrNull(phone) !== null
    ? []
    : [{ path: 'phone', message: 'For a fitting, enter a telephone number or an email address' }];
}

/** Refuses a tyre that is named twice, and an agreed price or delivery charge without a reason. */
export function checkAgreements({ lines, deliveryCharge, deliveryReason }: Agreements): FieldError[] {
  const faults = lines.flatMap(({ productId, price, priceReason }, index): FieldError[] => {
    const isRepeated = lines.findIndex((line) => line.productId === productId) !== index;
    if (isRepeated)
      return [{ path: `lines.${index}.productId`, message: 'This tyre is already in the order' }];
    return typeof price === 'number' && keptTextOrNull(priceReason) === null
      ? [{ path: `lines.${index}.priceReason`, message: 'Say why the price is different' }]
      : [];
  });
  return typeof deliveryCharge === 'number' && keptTextOrNull(deliveryReason) === null
    ? [...faults, { path: 'deliveryReason', message: 'Say why the delivery charge is different' }]
    : faults;
}

/** Refuses an order that's neither delivered to an address nor collected, or both, and a fitting without a place. */
export function checkPlace({
  shippingAddress = null,
  collectedBy = null,
  fittings = [],
}: {
  readonly shippingAddress?: object | null;
  readonly collectedBy?: object | null;
  readonly fittings?: readonly object[];
}): FieldError[] {
  if (collectedBy === null)
    return shippingAddress === null
      ? [{ path: 'shippingAddress', message: 'Enter the delivery address, or who collects the tyres' }]
      : [];
  if (fittings.length > 0)
    return [{ path: 'collectedBy', message: 'Tyres that are fitted can’t be collected' }];
  return shippingAddress === null
    ? []
    : [{ path: 'collectedBy', message: 'Leave out the delivery address if the buyer collects the tyres' }];
}
