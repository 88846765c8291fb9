import { expect, it } from 'vitest';
import { publishHint } from './publishHint.ts';

const now = new Date('2026-06-01T12:00:00Z');

it.each([
  ['', false, 'A future time schedules the article.'],
  ['2026-06-01T13:01', false, 'It goes live at this time.'],
  ['2026-06-01T13:00', false, 'This time is past: it goes live when you save.'],
  ['2026-05-01T09:00', true, 'It stays live, with this date.'],
  ['2026-07-01T09:00', true, 'It leaves the shop when you save, until this time.'],
])(
  'the London time “%s” of an article (published: %s) does what its hint says',
  (typed, isPublished, said) => {
    expect(publishHint(typed, isPublished, now)).toBe(said);
  },
);
