import { expect, it } from 'vitest';
import { supportHoursOf } from './supportHours.ts';

const HOURS = [
  { channel: 'phone', hours: '9am to 7pm' },
  { channel: 'Chat', hours: '9am to 6pm' },
];

it('C-06 finds the hours of a channel, however the owner writes its name', () => {
  expect(supportHoursOf(HOURS, 'Phone')).toBe('9am to 7pm');
});

it('knows no hours of a channel that the owner left out', () => {
  expect(supportHoursOf(HOURS, 'Email')).toBeUndefined();
});
