import { createHmac } from 'node:crypto';
import { newToken } from '../../../../platform/text/new-token.ts';

/** A secret that the shop and one receiver share. */
export const makeSecret = (): string => `whsec_${newToken()}`;

/**
 * The header `Treadline-Signature`: the time of the attempt in seconds, and the HMAC-SHA256 of "second.body"
 * under the secret. The time is signed too, so that a receiver can refuse a recorded request that is
 * replayed.
 */
export function signatureHeader(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
