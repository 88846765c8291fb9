import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { aGarageVehicle } from '../vehicle/garageVehicle.builder.ts';
import type { GarageVehicle } from '../vehicle/garageVehicle.ts';
import { VehicleMot } from './VehicleMot.tsx';

const MOT = {
  __typename: 'VehicleMot',
  dueOn: '2999-03-14',
  isFirst: false,
  checkedAt: '2026-11-20T10:00:00Z',
} as const;
const AGREED = { __typename: 'MotReminder', agreedAt: '2026-11-20T10:00:00Z' } as const;

function open(overrides: Partial<GarageVehicle>, isChecking = false, answers: Record<string, Answer> = {}) {
  cleanup();
  const { container } = render(
    <VehicleMot vehicle={aGarageVehicle(overrides)} name="the Golf" isChecking={isChecking} />,
    { wrapper: shopAt({ pathname: '/account' }, answers) },
  );
  return container;
}
const choice = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /Email me before the MOT is due/ });
const tick = () => act(async () => void fireEvent.click(choice()));

it('a vehicle shows when its MOT is due, when that was looked up, and where to check it', () => {
  const shown = open({ mot: MOT });
  expect(shown.textContent).toContain('MOT due 14 March 2999. Checked on 20 November 2026.');
  expect(screen.getByRole('link', { name: /^Check on GOV\.UK/ }).getAttribute('href')).toBe(
    'https://www.gov.uk/check-mot-status',
  );
});

it('a vehicle whose MOT isn’t known says so, and offers no reminder', () => {
  for (const [mot, isChecking, text] of [
    [null, true, 'Looking up its MOT…'],
    [null, false, 'We don’t know when its MOT is due'],
    [{ ...MOT, dueOn: null }, true, 'We don’t know when its MOT is due. Checked on 20 November 2026.'],
  ] as const) {
    expect(open({ mot }, isChecking).textContent).toContain(text);
    expect(screen.queryByRole('checkbox')).toBeNull();
  }
  expect(open({ registration: null }).textContent).not.toContain('MOT');
});

it('the reminder is off until it’s chosen, and a refusal stands below it', async () => {
  const message = 'We only send reminders to confirmed addresses.';
  open({ mot: MOT }, false, { SetMotReminder: { setMotReminder: { __typename: 'InvalidInput', message } } });
  expect(choice().checked).toBe(false);
  await tick();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(choice().checked).toBe(false);
});

it('a reminder can be ended even if the date is no longer known', () => {
  open({ mot: null, motReminder: AGREED });
  expect(choice().checked).toBe(true);
});
