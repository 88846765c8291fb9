import { describe, expect, it } from 'vitest';
import { authenticatorUri, makeSecret, stepOf } from './authenticator.ts';

/** RFC 6238, appendix B, SHA-1: ASCII 12345678901234567890 in base32, and the last six of the eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
    [20_000_000_000, '353130', 666_666_666],
  ])('at second %i the code is %s, as in the RFC', (seconds, code, step) => {
    expect(stepOf(SECRET, code, new Date(seconds * 1_000))).toBe(step);
  });

  it('a code consists of six digits', () => {
    for (const code of ['', '28708', '2870820', '28708a', '٢٨٧٠٨٢', '+28708'])
      expect(stepOf(SECRET, code, new Date(59_000))).toBeNull();
  });

  it('all secrets differ, and an issuer and address with special characters survive', () => {
    expect(makeSecret()).not.toBe(makeSecret());
    const uri = new URL(authenticatorUri(makeSecret(), 'Tyres & Co: Ltd', 'a+b@example.com'));
    expect(uri.searchParams.get('issuer')).toBe('Tyres & Co: Ltd');
    expect(decodeURIComponent(uri.pathname)).toContain('a+b@example.com');
  });
});
