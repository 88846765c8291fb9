import { deliveryMethodLabels, type DeliveryMethod } from '@treadline/schema/trade/delivery-method';
import { addressLines, type Address } from '@treadline/schema/trade/postal-address';
import type { Block, Letterhead, MailTyre } from '../../mail/letter/letter.ts';
import { dateText, daysText, unbroken } from '../../mail/letter/letter.words.ts';

/** An order as its mails show it. Money in pence. */
export interface MailOrder {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  /** What opens the order to a buyer without an account; null for one who signs in. */
  readonly key: string | null;
  readonly tyres: readonly MailTyre[];
  /** How many months the road hazard plan runs that was bought with it; null without one. */
  readonly planMonths: number | null;
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly vatIncluded: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly shippingAddress: Address;
}

/**
 * The address of an order's page, or of a page below it, for a buyer with an account and without. The key
 * follows a #: it is sent to no server and stands in no log.
 */
export const orderUrl = (
  { shopUrl }: Letterhead,
  { id, key }: Pick<MailOrder, 'id' | 'key'>,
  path: '' | `/${string}` = '',
): string => `${shopUrl}/orders/${encodeURIComponent(id)}${path}${key === null ? '' : `#key=${key}`}`;

/** The page where the buyer sees the order. */
export const orderLinks = (letterhead: Letterhead, order: Pick<MailOrder, 'id' | 'key'>): Block[] => [
  { kind: 'button', label: 'See your order', url: orderUrl(letterhead, order) },
];

/** The tracking page, and the page where the buyer sees the whole order. */
export const trackingLinks = (
  letterhead: Letterhead,
  order: Pick<MailOrder, 'id' | 'number' | 'key'>,
): Block[] => [
  {
    kind: 'button',
    label: 'Track your order',
    url: `${letterhead.shopUrl}/track-order?number=${encodeURIComponent(order.number)}`,
  },
  ...orderLinks(letterhead, order),
];

function addressText(address: Address): string {
  const { firstName, lastName, postcode } = address;
  return addressLines({
    ...address,
    name: `${firstName} ${lastName}`,
    postcode: unbroken(postcode),
  }).join(', ');
}

/** The certificate of the road hazard plan, where one was bought. */
export const planCertificate = (
  letterhead: Letterhead,
  order: Pick<MailOrder, 'id' | 'key' | 'planMonths'>,
): Block[] =>
  order.planMonths === null
    ? []
    : [
        {
          kind: 'text',
          text:
            `Your road hazard plan runs for ${order.planMonths} months from the day your tyres arrive. ` +
            'Your certificate says what it covers and how to claim:',
          link: orderUrl(letterhead, order, '/certificate'),
        },
      ];

/** The number, date, address and, if known, the delivery estimate. */
export function orderFacts(order: MailOrder, arrival: { from: string; to: string } | null = null): Block {
  return {
    kind: 'facts',
    facts: [
      ['Order number', order.number],
      ['Ordered on', dateText(order.createdAt)],
      ['Delivery', deliveryMethodLabels[order.deliveryMethod]],
      ...(arrival ? [['Expected', daysText(arrival)] as const] : []),
      ['Delivery address', addressText(order.shippingAddress)],
    ],
  };
}

/** The tyres with their labels and prices. */
export function orderContents({
  tyres,
  subtotal,
  shipping,
  total,
  vatIncluded,
  deliveryMethod,
}: MailOrder): Block[] {
  return [
    { kind: 'tyres', tyres },
    {
      kind: 'sums',
      sums: [
        { name: 'Subtotal', pence: subtotal },
        { name: deliveryMethodLabels[deliveryMethod], pence: shipping, isCharge: true },
        { name: 'Total', pence: total, isTotal: true },
        { name: 'Includes VAT', pence: vatIncluded },
      ],
    },
  ];
}

/**
 * The statutory right to cancel, which every confirmation of a distance sale must state in a durable medium.
 */
export function cancellationNote({
  cancellationDays,
  companyName,
  address,
  email,
  phone,
  shopUrl,
}: Letterhead): Block {
  return {
    kind: 'note',
    title: `Your legal right to cancel within ${cancellationDays} days`,
    texts: [
      `You can cancel this order without giving a reason for up to ${cancellationDays} days after the ` +
        `day your tyres arrive, or the last of them if they come in several deliveries.`,
      `To cancel, tell us clearly within that time. Email ${email}, write to ${companyName}, ` +
        `${address.join(', ')}, or call ${unbroken(phone)}. It only needs to be ` +
        'sent in time. Then send the tyres back at your own cost within 14 days of telling us.',
      'We’ll refund what you paid, including the cost of standard delivery, to the card you paid with, ' +
        'no later than 14 days after we get the tyres back or you show that you’ve sent them. We may make ' +
        'a deduction for loss in value if tyres have been fitted or driven on.',
    ],
    link: { text: 'Cancellation form and full details:', link: `${shopUrl}/returns` },
  };
}

/** Where refunded money goes, and when it shows. @param byHand the order was not paid through Stripe. */
export const refundWay = (byHand: boolean): { readonly to: string; readonly when: string } =>
  byHand
    ? {
        to: 'to you directly',
        when: 'A bank transfer can take up to 3 working days to show on your account.',
      }
    : {
        to: 'to the card you paid with',
        when: 'It can take up to 10 working days to show on your account.',
      };

/** Why the buyer receives this mail. */
export const buyerReason = ({ shopName }: Letterhead): string =>
  `You’re getting this email because you ordered from ${shopName} with this address.`;
