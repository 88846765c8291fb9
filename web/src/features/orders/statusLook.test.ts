import { ClipboardCheck, House } from 'lucide-react';
import { expect, it } from 'vitest';
import { statusLook } from './statusLook.ts';

it.each([
  ['amber', 'text-warn'],
  ['blue', 'text-ready'],
  ['purple', 'text-moving'],
  ['green', 'text-good'],
  ['red', 'text-bad'],
  ['grey', 'text-ink-2'],
])('STAT-01 shows %s as %s', (color, tone) => {
  expect(statusLook({ color, icon: 'house' })).toEqual({ tone, Icon: House });
});

it('STAT-02 shows a status it does not know as received', () => {
  expect(statusLook({ color: 'pink', icon: 'rocket' })).toEqual({ tone: 'text-warn', Icon: ClipboardCheck });
});
