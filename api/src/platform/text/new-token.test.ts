import { expect, it } from 'vitest';
import { newToken } from './new-token.ts';

it('a token holds 256 random bits in characters that addresses take as they are', () => {
  const token = newToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(token);
});
