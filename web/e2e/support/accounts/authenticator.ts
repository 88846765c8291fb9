import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

function bytesOf(base32: string): Buffer {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/**
 * The six-digit code that an authenticator app shows (RFC 6238).
 * @param later the number of half minutes from now. The shop accepts each code once, and the next one early.
 */
export function appCode(key: string, later = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + later));
  const hash = createHmac('sha1', bytesOf(key.replaceAll(' ', '')))
    .update(counter)
    .digest();
  const offset = (hash.at(-1) ?? 0) % 16;
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}
