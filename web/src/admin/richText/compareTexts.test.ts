// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { compareTexts, type ComparedLine } from './compareTexts.ts';

/** A line as text, with changed words in brackets. */
const side = (pieces: ComparedLine['before']): string | null =>
  pieces && pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');
const lines = (before: string, after: string) =>
  compareTexts(before, after).map((line) => [side(line.before), side(line.after)]);

it('only changed words are marked', () => {
  expect(lines('<h2>Returns</h2><p>Within 30 days.</p>', '<h2>Returns</h2><p>Within 60 days.</p>')).toEqual([
    ['Returns', 'Returns'],
    ['Within [30] days.', 'Within [60] days.'],
  ]);
});

it('added and removed paragraphs, list items and rows have nothing beside them', () => {
  expect(lines('<p>One</p>', '<p>One</p><ul><li>Two</li></ul>')).toEqual([
    ['One', 'One'],
    [null, '[Two]'],
  ]);
  expect(
    lines('<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', '<table><tr><td>b</td></tr></table>'),
  ).toEqual([
    ['[a |]', null],
    ['b |', 'b |'],
  ]);
});

it('link addresses are compared, and formatting changes are reported', () => {
  expect(lines('<p><a href="/a">Read</a></p>', '<p><a href="/b">Read</a></p>')).toEqual([
    ['Read (/[a])', 'Read (/[b])'],
  ]);
  expect(compareTexts('<p>Plain</p>', '<p><strong>Plain</strong></p>')).toMatchObject([
    { isReformatted: true },
  ]);
});

it('identical texts have no marks', () => {
  const html = '<h2>A</h2><p>b <a href="/c">c</a></p><ul><li>d</li></ul>';
  const marks = compareTexts(html, html).flatMap(({ before, after }) => [
    ...(before ?? []),
    ...(after ?? []),
  ]);
  expect(marks.some(({ isChanged }) => isChanged)).toBe(false);
});
