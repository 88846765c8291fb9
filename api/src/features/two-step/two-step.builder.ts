import { Secret, TOTP } from 'otpauth';

const HALF_MINUTE_MS = 30_000;

/**
 * The code that an authenticator app shows for a secret.
 * @param halfMinutes how far from now; negative for the past.
 */
export const appCode = (secret: string, halfMinutes: number, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: now.getTime() + halfMinutes * HALF_MINUTE_MS,
  });
