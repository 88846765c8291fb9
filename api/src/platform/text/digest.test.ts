import { expect, it } from 'vitest';
import { digest } from './digest.ts';

it('a digest is the text’s SHA-256 in characters that are safe in URLs and headers', () => {
  // FIPS 180-2, appendix B.1.
  const published = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(digest('abc')).toBe(Buffer.from(published, 'hex').toString('base64url'));
  expect(digest(Buffer.from('abc'))).toBe(digest('abc'));
});
