import { expect, it } from 'vitest';
import { supportHoursOf } from './supportHours.ts';

const HOURS = [
  { channel: 'phone', hours: '9am to 7pm' },
  { channel: 'Chat', hours: '9am to 6pm' },
];

it('C-06 a channel’s hours are found however the owner spells its name', () => {
  expect(supportHoursOf(HOURS, 'Phone')).toBe('9am to 7pm');
});

it('a channel that the owner left out has no hours', () => {
  expect(supportHoursOf(HOURS, 'Email')).toBeUndefined();
});
