import { expect, it } from 'vitest';
import { isAsked } from './toolPath.ts';

it.each([
  ['', false],
  ['utm_source=newsletter&gclid=1', false],
  ['from=205%2F55+R16', true],
  ['utm_source=newsletter&to=', true],
  ['asked=1', true],
])('“%s” has input for a form: %s', (search, answer) => {
  expect(isAsked(new URLSearchParams(search), ['from', 'to'])).toBe(answer);
});
