import { countryLines, type Country } from '@treadline/schema/trade/country';
import { deliveryMethodLabels, type DeliveryMethod } from '@treadline/schema/trade/delivery-method';
import type { Block, Letterhead, MailTyre } from '../letter/letter.ts';
import { dateText, daysText, unbroken } from '../letter/letter.words.ts';

/** Where the tyres go. */
export interface MailAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly postcode: string;
  readonly country: Country;
}

/** An order as letters tell of it. Money in pence. */
export interface MailOrder {
  readonly id: string;
  readonly number: string;
  readonly createdAt: Date;
  /** Whether the buyer can sign in to see the order; anybody else is led to the tracking page. */
  readonly hasAccount: boolean;
  readonly tyres: readonly MailTyre[];
  readonly subtotal: number;
  readonly shipping: number;
  readonly total: number;
  readonly vatIncluded: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly shippingAddress: MailAddress;
}

/** The way to the tracking page, and for a buyer without an account to the page that shows the whole order. */
export function trackingLinks(
  { shopUrl }: Letterhead,
  { number, hasAccount }: Pick<MailOrder, 'number' | 'hasAccount'>,
): Block[] {
  return [
    {
      kind: 'button',
      label: 'Track your order',
      url: `${shopUrl}/track-order?number=${encodeURIComponent(number)}`,
    },
    ...(hasAccount
      ? []
      : [
          { kind: 'text', text: 'Your whole order and its invoice:', link: `${shopUrl}/find-order` } as const,
        ]),
  ];
}

/** Where the buyer sees the order. */
export function orderLinks(
  letterhead: Letterhead,
  order: Pick<MailOrder, 'id' | 'number' | 'hasAccount'>,
): Block[] {
  return order.hasAccount
    ? [
        {
          kind: 'button',
          label: 'See your order',
          url: `${letterhead.shopUrl}/orders/${encodeURIComponent(order.id)}`,
        },
      ]
    : trackingLinks(letterhead, order);
}

function addressText({
  firstName,
  lastName,
  company,
  line1,
  line2,
  city,
  postcode,
  country,
}: MailAddress): string {
  return [`${firstName} ${lastName}`, company, line1, line2, city, unbroken(postcode), countryLines[country]]
    .filter(Boolean)
    .join(', ');
}

/** The number, the day, the address and, where it is known, when it arrives. */
export function orderFacts(order: MailOrder, arrival: { from: string; to: string } | null = null): Block {
  return {
    kind: 'facts',
    facts: [
      ['Order number', order.number],
      ['Ordered on', dateText(order.createdAt)],
      ['Delivery', deliveryMethodLabels[order.deliveryMethod]],
      ...(arrival ? [['Expected', daysText(arrival)] as const] : []),
      ['Goes to', addressText(order.shippingAddress)],
    ],
  };
}

/** The tyres with their labels, and what they cost. */
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
        { name: deliveryMethodLabels[deliveryMethod], pence: shipping },
        { name: 'Total', pence: total, isTotal: true },
        { name: 'Includes VAT', pence: vatIncluded },
      ],
    },
  ];
}

/** The statutory right to cancel, which every confirmation of a distance sale must state in a lasting form. */
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
      `You may cancel this order without giving a reason until ${cancellationDays} days after the day on which you receive your tyres; if they come in several deliveries, after the last of them.`,
      `To cancel, tell us clearly in that time: write to ${email} or to ${companyName}, ${address.join(', ')}, or call ${unbroken(phone)}. It is enough that you send it in time. Then send the tyres back at your cost within 14 days of telling us.`,
      'We refund what you paid, with the cost of standard delivery, to the card you paid with, at the latest 14 days after the tyres are back or you show that you sent them. We may take off a loss in value if tyres were fitted or driven on.',
    ],
    link: { text: 'The form and the details:', link: `${shopUrl}/returns` },
  };
}

/** Why somebody who bought gets a letter. */
export const buyerReason = ({ shopName }: Letterhead): string =>
  `You get this mail because you ordered from ${shopName} with this address.`;
