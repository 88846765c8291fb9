import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header of a delivery: the time in seconds and the HMAC-SHA256 of "time.body", see
 * https://docs.stripe.com/webhooks#verify-manually.
 */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
