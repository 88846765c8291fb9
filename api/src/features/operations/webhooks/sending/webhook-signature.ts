import { createHmac } from 'node:crypto';
import { newToken } from '../../../../platform/text/new-token.ts';

/** Creates a secret for the shop and one receiver to share. */
export const makeSecret = (): string => `whsec_${newToken()}`;

/**
 * The header `Treadline-Signature`: the attempt's time in seconds, and the HMAC-SHA256 of "seconds.body" with
 * the secret. Signing the time lets a receiver refuse recorded requests.
 */
export function signatureHeader(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
