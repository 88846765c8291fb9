import { formatPrice } from '@treadline/schema/trade/values/money';
import type { Block, Email, Letterhead } from '../../../operations/mail/index.ts';

/** A tyre that somebody waits for. */
export interface AwaitedTyre {
  readonly name: string;
  readonly slug: string;
}

/** The same when it can be bought. The price in pence. */
export interface FoundTyre extends AwaitedTyre {
  readonly price: number;
  /** The units that can be bought. */
  readonly units: number;
  /** The path of its picture in the shop, a small JPEG; null if there is none. */
  readonly picture: string | null;
}

/** The address at which one click ends all requests of the recipient. */
export const endUrl = ({ shopUrl }: Letterhead, endToken: string): string =>
  `${shopUrl}/api/alerts/end?token=${encodeURIComponent(endToken)}`;

/** What the mail is about, its button, and that it stays the only one. */
export function offer(
  { shopUrl }: Letterhead,
  { name, slug, price, units, picture }: FoundTyre,
  prices: readonly string[] = [`${formatPrice(price)} each`],
): Block[] {
  return [
    { kind: 'tyre', name, picture, lines: [...prices, `${units} in stock at the time of writing`] },
    { kind: 'button', label: 'See this tyre', url: `${shopUrl}/product/${encodeURIComponent(slug)}` },
    'We can’t reserve it for you, and you may not be the only one we’ve told: first come, first served. This is ' +
      'the only email about it. If you’re too late, ask again on its page.',
  ];
}

/** The foot of every mail about a request. */
export const foot = (letterhead: Letterhead, endToken: string): Pick<Email, 'reason' | 'unsubscribeUrl'> => ({
  reason:
    `You’re getting this email because someone asked ${letterhead.shopName} to tell this address about a tyre. ` +
    'Unsubscribe below to end every alert for it.',
  unsubscribeUrl: endUrl(letterhead, endToken),
});
