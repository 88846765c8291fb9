import { expect, it } from 'vitest';
import { newToken } from './new-token.ts';

it('a token has 256 random bits in URL-safe characters', () => {
  const token = newToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(token);
});
