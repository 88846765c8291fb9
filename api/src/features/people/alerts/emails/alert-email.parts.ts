import { formatPrice } from '@treadline/schema/trade/values/money';
import type { Block, Email, Letterhead } from '../../../operations/mail/index.ts';

/** A tyre with an alert. */
export interface AwaitedTyre {
  readonly name: string;
  readonly slug: string;
}

/** A tyre with an alert that can be bought now. The price is in pence. */
export interface FoundTyre extends AwaitedTyre {
  readonly price: number;
  /** How many can be bought. */
  readonly units: number;
  /** The path of a small JPEG on the shop; null if there's no picture. */
  readonly picture: string | null;
}

/** The URL that ends all of the recipient's alerts with one click. */
export const endUrl = ({ shopUrl }: Letterhead, endToken: string): string =>
  `${shopUrl}/api/alerts/end?token=${encodeURIComponent(endToken)}`;

/** The tyre, a button, and the note that this is the only email about it. */
export function offer(
  { shopUrl }: Letterhead,
  { name, slug, price, units, picture }: FoundTyre,
  prices: readonly string[] = [`${formatPrice(price)} each`],
): Block[] {
  return [
    { kind: 'tyre', name, picture, lines: [...prices, `${units} in stock at the time of writing`] },
    { kind: 'button', label: 'See this tyre', url: `${shopUrl}/product/${encodeURIComponent(slug)}` },
    'We can’t reserve it for you, and you may not be the only one we’ve told: first come, first ' +
      'served. This is the only email about it. If you’re too late, you can set another alert on its ' +
      'page.',
  ];
}

/** The footer of every alert. */
export const foot = (letterhead: Letterhead, endToken: string): Pick<Email, 'reason' | 'unsubscribeUrl'> => ({
  reason:
    `You’re getting this email because someone asked ${letterhead.shopName} to tell this address about a tyre. ` +
    'Unsubscribe below to end every alert for it.',
  unsubscribeUrl: endUrl(letterhead, endToken),
});
