import { expect, it } from 'vitest';
import { previewOf, sentSetting, typedSetting } from './typedSetting.ts';

it.each([
  ['TEXT', 'Treadline'],
  ['LINES', ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA']],
  ['NUMBER', 14],
  ['MONEY', 1_599],
  ['SWITCH', false],
  ['CHOICE', 'live'],
  ['NUMBERS', { min: 3, max: 5 }],
  ['AMOUNTS', { IRELAND: 1_250, ISLE_OF_MAN: 0 }],
  ['TEXTS', { Phone: '9am to 7pm' }],
  [
    'WEEK',
    {
      Monday: { opens: '08:00', closes: '18:00' },
      Tuesday: null,
      Wednesday: null,
      Thursday: null,
      Friday: null,
      Saturday: null,
      Sunday: null,
    },
  ],
  [
    'SPECIAL_DAYS',
    [
      { date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '12:00' },
      { date: '2026-12-25', name: 'Christmas Day' },
    ],
  ],
] as const)('a setting that nobody touched is sent as it was read: %s', (kind, value) => {
  expect(sentSetting(kind, typedSetting({ kind, value }))).toEqual(value);
});

it.each([
  ['MONEY', '£1,250', 125_000],
  ['MONEY', '12,50', '12,50'],
  ['MONEY', '-1', '-1'],
  ['NUMBER', 'many', 'many'],
  ['NUMBER', '-1', '-1'],
  ['NUMBER', '', ''],
] as const)(
  'what cannot be read goes to the shop as it was typed, to be told why: %s %s',
  (kind, typed, sent) => {
    expect(sentSetting(kind, typed)).toBe(sent);
  },
);

it('a preview says what the shop will say, as far as what is typed can be read', () => {
  expect(previewOf('Free delivery over {value}', 'MONEY', '150')).toBe('Free delivery over £150');
  expect(previewOf('Free delivery over {value}', 'MONEY', '15.')).toBe('Free delivery over £15');
  expect(previewOf('Free delivery over {value}', 'MONEY', 'x')).toBeNull();
  expect(previewOf('{value}-day returns', 'NUMBER', '45')).toBe('45-day returns');
  expect(previewOf('Delivered by our own team', 'SWITCH', false)).toBe('Not said');
});
