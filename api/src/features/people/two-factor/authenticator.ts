import { Secret, TOTP } from 'otpauth';

const APP_CODE = /^\d{6}$/;
/** What every authenticator app understands: RFC 6238 with its defaults. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Codes of the half minute before and after are taken too: clocks differ, and people type slowly. */
const SKEW = 1;

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an app reads from the QR code. */
export const authenticatorUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ ...CODES, issuer, label: email, secret }).toString();

/** The number of the half minute whose code this is; null if it is none of those that count at this moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!APP_CODE.test(code)) return null;
  const timestamp = now.getTime();
  const token = new TOTP({ ...CODES, secret });
  const delta = token.validate({ token: code, timestamp, window: SKEW });
  return delta === null ? null : token.counter({ timestamp }) + delta;
}
