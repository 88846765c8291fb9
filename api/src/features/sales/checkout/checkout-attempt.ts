import type { Viewer } from '../../../platform/services/context.ts';
import { digest } from '../../../platform/text/digest.ts';
import type { Order } from '../orders/index.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

/** For as long a key is that of its attempt: a day. */
export const ATTEMPT_KEPT_MS = 86_400_000;

/** An attempt to check out, as it is recognised when it is sent again. */
export type Attempt = Pick<Order, 'attemptKey' | 'attemptDigest'> & { readonly attemptKey: string };

/** How the buyer of a checkout pays: on a payment page, on their own page, or by a link that staff have mailed. */
export type PayingBy = 'PAGE' | 'CARD' | 'LINK';

/**
 * The attempt that a checkout belongs to; null without a key. A key is its sender's own: another account that sends
 * the same begins another attempt. Guests cannot be told apart, because the cookie that would do so comes with the
 * very answer that was lost; so their keys must be too long to be guessed, and who sends one must send the same
 * input, too.
 */
export function attemptOf(
  { idempotencyKey, ...input }: CheckoutInput,
  by: PayingBy,
  { userId, key }: Viewer,
): Attempt | null {
  if (!idempotencyKey) return null;
  return {
    attemptKey: digest(JSON.stringify([userId ?? key?.id ?? null, idempotencyKey])),
    attemptDigest: digest(JSON.stringify([by, input])),
  };
}
