import { expect, it } from 'vitest';
import { previewOf, sentSetting, typedSetting } from './typedSetting.ts';

it.each([
  ['TEXT', 'Treadline'],
  ['LINES', ['Unit 4, Ivel Works', 'Bedford', 'MK42 0AA']],
  ['NUMBER', 14],
  ['MONEY', 1_599],
  ['SWITCH', false],
  ['CHOICE', 'live'],
  ['COLOUR', '#ffcc00'],
  ['LOGO', ''],
  ['NUMBERS', { min: 3, max: 5 }],
  ['AMOUNTS', { IRELAND: 1_250, ISLE_OF_MAN: 0 }],
  ['TEXTS', { Phone: '9am to 7pm' }],
  ['PARAGRAPHS', { orderReady: 'Ring twice.\nWe’ll come out.' }],
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
] as const)('an unchanged setting survives the round trip: %s', (kind, value) => {
  expect(sentSetting(kind, typedSetting({ kind, value }))).toEqual(value);
});

it('distances are typed in miles and sent in kilometres', () => {
  expect(typedSetting({ kind: 'NUMBER', value: 50, unit: 'km' })).toBe('31');
  expect(sentSetting('NUMBER', '31', 'km')).toBe(50);
  expect(sentSetting('NUMBER', 'far', 'km')).toBe('far');
});

it.each([
  ['MONEY', '£1,250', 125_000],
  ['MONEY', '12,50', '12,50'],
  ['MONEY', '-1', '-1'],
  ['NUMBER', 'many', 'many'],
  ['NUMBER', '-1', '-1'],
  ['NUMBER', '', ''],
] as const)(
  'unparseable text is sent as typed, so that the API can say why it’s wrong: %s %s',
  (kind, typed, sent) => {
    expect(sentSetting(kind, typed)).toBe(sent);
  },
);

it('a preview shows the shop’s wording if the text can be parsed', () => {
  expect(previewOf('Free delivery over {value}', 'MONEY', '150')).toBe('Free delivery over £150');
  expect(previewOf('Free delivery over {value}', 'MONEY', '15.')).toBe('Free delivery over £15');
  expect(previewOf('Free delivery over {value}', 'MONEY', 'x')).toBeNull();
  expect(previewOf('{value}-day returns', 'NUMBER', '45')).toBe('45-day returns');
  expect(previewOf('Delivered by our own team', 'SWITCH', false)).toBe('Not shown');
});
