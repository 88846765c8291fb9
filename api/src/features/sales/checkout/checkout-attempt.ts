import type { Viewer } from '../../../platform/services/context.ts';
import { digest } from '../../../platform/text/digest.ts';
import type { Order } from '../orders/index.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

/** How long an idempotency key identifies its attempt: a day. */
export const ATTEMPT_KEPT_MS = 86_400_000;

/** An attempt to check out, as recognised when it's sent again. */
export type Attempt = Pick<Order, 'attemptKey' | 'attemptDigest'> & { readonly attemptKey: string };

/** How a buyer pays: on a payment page, on their own page, or by a link that staff emailed. */
export type PayingBy = 'PAGE' | 'CARD' | 'LINK';

/**
 * The attempt that a checkout belongs to; null without an idempotency key. A key belongs to its sender: another account
 * that sends the same key starts another attempt. Guests can't be told apart, because the cookie that would do so comes
 * with the very response that was lost. So their keys must be too long to guess, and a repeat must have the same input.
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
