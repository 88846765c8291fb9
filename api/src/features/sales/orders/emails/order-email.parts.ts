import { OPEN_BOOKINGS } from '@treadline/schema/trade/fitting/booking-state';
import { deliveryMethods, type DeliveryMethod } from '@treadline/schema/trade/places/delivery-method';
import { addressLines, type Address } from '@treadline/schema/trade/places/postal-address';
import {
  dateText,
  daysText,
  greeting,
  unbroken,
  type Block,
  type Email,
  type Letterhead,
  type MailContent,
  type MailTyre,
} from '../../../operations/mail/index.ts';
import { fittingText, type MailFitting } from './mail-fitting.ts';

/** An order as its emails show it. Money in pence. */
export interface MailOrder {
  readonly id: string;
  readonly number: string;
  /** Opens the tracking page for anyone who has it. */
  readonly trackingNumber: string;
  readonly createdAt: Date;
  /** Opens the order for a buyer without an account; null for a buyer who has one. */
  readonly key: string | null;
  readonly tyres: readonly MailTyre[];
  readonly fittings: readonly MailFitting[];
  /** Whether any of its tyres are delivered to the buyer; the others go to a centre, or with a van. */
  readonly isDelivered: boolean;
  /** Where the buyer collects them; null if they don't. */
  readonly collectFrom: string | null;
  /** How many months the order's road hazard plan runs; null if none was bought. */
  readonly planMonths: number | null;
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly vatIncluded: number;
  readonly deliveryMethod: DeliveryMethod;
  /** Null until it is paid. */
  readonly paymentMethod: string | null;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  /** Null until it is paid. */
  readonly invoiceNumber: string | null;
}

/**
 * The URL of an order's page or of a page below it, for buyers with and without an account. The key follows a #, so no
 * server receives it and no log records it.
 */
export const orderUrl = (
  { shopUrl }: Letterhead,
  { id, key }: Pick<MailOrder, 'id' | 'key'>,
  path: '' | `/${string}` = '',
): string => `${shopUrl}/orders/${encodeURIComponent(id)}${path}${key === null ? '' : `#key=${key}`}`;

type LinkedOrder = Pick<MailOrder, 'id' | 'key' | 'invoiceNumber'>;

const invoiceLink = (letterhead: Letterhead, order: LinkedOrder): Block[] =>
  order.invoiceNumber === null
    ? []
    : [
        {
          kind: 'link',
          label: `Invoice ${order.invoiceNumber}`,
          url: orderUrl(letterhead, order, '/invoice'),
        },
      ];

type TrackedOrder = LinkedOrder & Pick<MailOrder, 'trackingNumber'>;

const trackingLink = ({ shopUrl }: Letterhead, { trackingNumber }: TrackedOrder) => ({
  label: 'Track your order',
  url: `${shopUrl}/track-order?number=${encodeURIComponent(trackingNumber)}`,
});

/** Links to the order and, once it's paid, its invoice. */
export const orderLinks = (letterhead: Letterhead, order: LinkedOrder): Block[] => [
  { kind: 'button', label: 'See your order', url: orderUrl(letterhead, order) },
  ...invoiceLink(letterhead, order),
];

/** The same links plus the tracking page, for emails sent before dispatch. */
export const orderLinksBeforeShipping = (letterhead: Letterhead, order: TrackedOrder): Block[] => [
  ...orderLinks(letterhead, order),
  { kind: 'link', ...trackingLink(letterhead, order) },
];

/** Links to the tracking page, the order and its invoice. */
export const trackingLinks = (letterhead: Letterhead, order: TrackedOrder): Block[] => [
  { kind: 'button', ...trackingLink(letterhead, order) },
  { kind: 'link', label: 'See your order', url: orderUrl(letterhead, order) },
  ...invoiceLink(letterhead, order),
];

function addressText(address: Address): string {
  const { firstName, lastName, postcode } = address;
  return addressLines({
    ...address,
    name: `${firstName} ${lastName}`,
    postcode: unbroken(postcode),
  }).join(', ');
}

/** A link to the road hazard plan's certificate; empty if no plan was bought. */
export const planCertificate = (
  letterhead: Letterhead,
  order: Pick<MailOrder, 'id' | 'key' | 'planMonths'>,
): Block[] =>
  order.planMonths === null
    ? []
    : [
        `Your road hazard plan runs for ${order.planMonths} months from the day your tyres arrive. ` +
          'Your certificate says what it covers and how to claim.',
        { kind: 'link', label: 'Your certificate', url: orderUrl(letterhead, order, '/certificate') },
      ];

const addressName = ({ isDelivered, collectFrom }: MailOrder): string => {
  if (isDelivered) return 'Delivery address';
  return collectFrom === null ? 'Your address' : 'Collected by';
};

/** The order number, date, payment, both addresses and, if known, the delivery estimate. */
export function orderFacts(order: MailOrder, arrival: { from: string; to: string } | null = null): Block {
  const [deliveredTo, billedTo] = [order.shippingAddress, order.billingAddress].map(addressText);
  return {
    kind: 'facts',
    facts: [
      ['Order number', order.number],
      ['Ordered on', dateText(order.createdAt)],
      ...(order.paymentMethod === null ? [] : [['Payment', order.paymentMethod] as const]),
      ...(order.isDelivered ? [['Delivery', deliveryMethods[order.deliveryMethod].label] as const] : []),
      ...(order.collectFrom === null ? [] : [['Collect from', order.collectFrom] as const]),
      ...(arrival ? [['Expected', daysText(arrival)] as const] : []),
      ...order.fittings
        .filter(({ state }) => OPEN_BOOKINGS.includes(state) || state === 'DONE')
        .map((fitting) => ['Fitting', fittingText(fitting)] as const),
      ...order.fittings
        .filter(({ centre, state }) => centre !== null && state !== 'CANCELLED')
        .map(({ centre, address }) => ['Tyres sent to', `${centre}, ${address}`] as const),
      [addressName(order), `${deliveredTo}`],
      ['Billing address', billedTo === deliveredTo ? 'The same' : `${billedTo}`],
    ],
  };
}

/** The order's facts, its tyres with labels and prices, and the totals. */
export function orderContents(order: MailOrder, arrival?: { from: string; to: string } | null): Block[] {
  const { tyres, subtotal, shipping, total, vatIncluded, deliveryMethod } = order;
  return [
    orderFacts(order, arrival),
    { kind: 'tyres', tyres },
    {
      kind: 'sums',
      sums: [
        { name: 'Subtotal', pence: subtotal },
        ...(order.isDelivered
          ? [{ name: deliveryMethods[deliveryMethod].label, pence: shipping, isCharge: true }]
          : []),
        { name: 'Total', pence: total, isTotal: true },
        { name: 'Includes VAT', pence: vatIncluded },
      ],
    },
  ];
}

/**
 * Links to a refunded order and the credit note, followed by the order's contents.
 * @param refundId null if nothing was refunded.
 */
export const refundedOrder = (letterhead: Letterhead, order: MailOrder, refundId: string | null): Block[] => [
  ...orderLinks(letterhead, order),
  ...(order.invoiceNumber === null || refundId === null
    ? []
    : [
        {
          kind: 'link',
          label: 'Credit note',
          url: orderUrl(letterhead, order, `/credit-notes/${encodeURIComponent(refundId)}`),
        } as const,
      ]),
  ...orderContents(order),
];

/**
 * How a refund reaches the buyer, and how long it takes.
 * @param isOffline whether the order was paid offline, not through the payment provider.
 */
export const refundWay = (isOffline: boolean): { readonly to: string; readonly when: string } =>
  isOffline
    ? {
        to: 'to you directly',
        when: 'If we pay it by bank transfer, it can take up to 3 working days to show on your account.',
      }
    : {
        to: 'to the card you paid with',
        when: 'It can take up to 10 working days to show on your account.',
      };

/** A button that opens the order in the admin. */
export const adminOrderLink = ({ shopUrl }: Letterhead, orderId: string): Block => ({
  kind: 'button',
  label: 'See the order',
  url: `${shopUrl}/admin/orders/${orderId}`,
  spelledOut: true,
});

/** Builds an email to an order's buyer: adds a greeting, and a footer saying why they get it. */
export const toBuyer =
  (
    { shippingAddress }: Pick<MailOrder, 'shippingAddress'>,
    write: (letterhead: Letterhead) => Omit<Email, 'reason'>,
  ): MailContent =>
  (letterhead) => {
    const email = write(letterhead);
    return {
      ...email,
      blocks: [greeting(shippingAddress.firstName), ...email.blocks],
      reason: `You’re getting this email because you ordered from ${letterhead.shopName} with this address.`,
    };
  };
