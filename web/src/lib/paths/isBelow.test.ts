import { expect, it } from 'vitest';
import { isBelow } from './isBelow.ts';

it.each([
  ['/tools', '/tools', true],
  ['/tools', '/tools/', true],
  ['/tools', '/Tools/tyre-age', true],
  ['/tools', '/toolshed', false],
  ['/tools/tyre-age', '/tools', false],
])('is below %s: %s is %s', (path, pathname, expected) => {
  expect(isBelow(path, pathname)).toBe(expected);
});
