import { Secret, TOTP } from 'otpauth';

const APP_CODE = /^\d{6}$/;
/** The defaults of RFC 6238, which every authenticator app supports. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Codes from half a minute before or after are accepted too: clocks differ, and people type slowly. */
const SKEW = 1;

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URL in the QR code for an authenticator app. */
export const authenticatorUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ ...CODES, issuer, label: email, secret }).toString();

/** The number of the half-minute that a code belongs to; null if it isn't valid at this moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!APP_CODE.test(code)) return null;
  const timestamp = now.getTime();
  const token = new TOTP({ ...CODES, secret });
  const delta = token.validate({ token: code, timestamp, window: SKEW });
  return delta === null ? null : token.counter({ timestamp }) + delta;
}
