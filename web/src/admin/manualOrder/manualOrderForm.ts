import {
  holdText,
  offlinePayments,
  type OfflinePayment,
} from '@treadline/schema/trade/order/payment/offline-payment';
import { parsePrice } from '@treadline/schema/trade/values/money';
import type {
  DeliveryMethod,
  CreateManualOrderInput,
  ManualOrderQuoteInput,
  ManualPayment,
} from '../../apollo/schema.generated.ts';
import type { FittingChoice } from '../../features/fitting/fittingStore.ts';
import { EMPTY_ADDRESS, toAddressInput, type AddressFormValues } from '../../lib/form/addressForm.ts';

/** A tyre in a new order. */
export interface TypedLine {
  productId: number;
  name: string;
  sku: string;
  /** The shop's price in pence. */
  listPrice: number;
  /** In pence without VAT; null if it's unknown. */
  cost: number | null;
  quantity: number;
  /** The agreed price in pounds, as typed; empty for the shop's price. */
  price: string;
  priceReason: string;
  roadHazardPlan: boolean;
}

/** A new order as typed. Field names match the API's input. */
export interface ManualOrderValues {
  customerId: string;
  email: string;
  phone: string;
  shippingAddress: AddressFormValues;
  lines: TypedLine[];
  /** Where and when the tyres are fitted; null if they're delivered. */
  fitting: FittingChoice | null;
  /** The buyer's express request for fitting; ignored if nothing is fitted. */
  requestsEarlyFitting: boolean;
  deliveryMethod: DeliveryMethod;
  /** The buyer collects the tyres, so there's no delivery charge. */
  isCollected: boolean;
  note: string;
  payment: ManualPayment;
  /** The money has already been taken, by card terminal or in cash. */
  isPaid: boolean;
  reference: string;
}

export const EMPTY_ORDER: ManualOrderValues = {
  customerId: '',
  email: '',
  phone: '',
  shippingAddress: EMPTY_ADDRESS,
  lines: [],
  fitting: null,
  requestsEarlyFitting: false,
  deliveryMethod: 'STANDARD',
  isCollected: false,
  note: '',
  payment: 'LINK',
  isPaid: false,
  reference: '',
};

/** The payment methods of a manual order, with their labels. */
export const manualPayments: Readonly<Record<ManualPayment, { label: string }>> = {
  LINK: { label: 'Payment link' },
  ...offlinePayments,
};

/** How long the tyres are reserved, in a sentence. */
export const holdHint = (payment: ManualPayment): string =>
  payment === 'LINK'
    ? 'We email the customer a link to pay by card. It works for 24 hours.'
    : `The tyres are reserved for ${holdText(payment)}.`;

/** Whether the money can be taken together with the order. */
export const canBePaidNow = (payment: ManualPayment): payment is OfflinePayment =>
  payment !== 'LINK' && offlinePayments[payment].isTakenAtOnce;

/** The agreed price of a line in pence; null for the shop's price or invalid text. */
const agreedPrice = ({ price }: TypedLine): number | null => (price.trim() === '' ? null : parsePrice(price));

/** The part of the input that says how the tyres are received. */
function receivedAs({ fitting }: ManualOrderValues) {
  const { way, centre, start, extras = [], registration } = fitting ?? {};
  return {
    fulfilment: way ?? ('MAIL_ORDER' as const),
    fittings: way
      ? [{ way, centre, start, extras: [...extras], registration: registration?.trim() || null }]
      : [],
  };
}

/** Whether the buyer collects the tyres. Fitted ones can't be collected. */
export const isCollection = ({
  isCollected,
  fitting,
}: Pick<ManualOrderValues, 'isCollected' | 'fitting'>): boolean => isCollected && fitting === null;

/** The part of the input that says where the tyres go. */
function placeOf(values: ManualOrderValues) {
  const { firstName, lastName, company, ...place } = toAddressInput(values.shippingAddress);
  const name = { firstName, lastName, company };
  return isCollection(values)
    ? { collectedBy: name, shippingAddress: null }
    : { shippingAddress: { ...name, ...place } };
}

/** The input for a quote; null while there's nothing to price. */
export function quoteInputOf(values: ManualOrderValues): ManualOrderQuoteInput | null {
  const { lines, deliveryMethod, shippingAddress } = values;
  if (lines.length === 0) return null;
  const { fulfilment, fittings } = receivedAs(values);
  return {
    lines: lines.map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      // A price of zero is reported at its field.
      price: agreedPrice(line) || null,
      roadHazardPlan: line.roadHazardPlan,
      fulfilment,
    })),
    // A number plate changes no price, and is invalid while it's typed.
    fittings: fittings.map((choice) => ({ ...choice, registration: null })),
    deliveryMethod,
    deliveryCharge: isCollection(values) ? 0 : null,
    postcode: isCollection(values) ? null : shippingAddress.postcode,
    country: shippingAddress.country,
  };
}

/** The order as API input. */
export function orderInputOf(values: ManualOrderValues, key: string): CreateManualOrderInput {
  const { lines, customerId, email, phone, note, payment } = values;
  const { fulfilment, fittings } = receivedAs(values);
  return {
    lines: lines.map((line) => {
      const price = agreedPrice(line);
      const { productId, quantity, priceReason, roadHazardPlan } = line;
      return {
        productId,
        quantity,
        price,
        priceReason: price === null ? null : priceReason.trim() || null,
        roadHazardPlan,
        fulfilment,
      };
    }),
    fittings,
    requestsEarlyFitting: fittings.length > 0 && values.requestsEarlyFitting,
    customerId: customerId || null,
    email: email.trim() || null,
    phone: phone.trim() || null,
    ...placeOf(values),
    deliveryMethod: values.deliveryMethod,
    note: note.trim() || null,
    payment,
    key,
  };
}
