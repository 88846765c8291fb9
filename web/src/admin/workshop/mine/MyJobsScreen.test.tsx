import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import type { MyJobFragment } from './MyJobs.generated.ts';
import { MyJobsScreen } from './MyJobsScreen.tsx';

const JOB: MyJobFragment = {
  __typename: 'WorkshopJob',
  id: 'job',
  orderNumber: 'TFL-1234-5678',
  state: 'CONFIRMED',
  bay: 2,
  startsAt: '2026-12-02T09:00:00.000Z',
  endsAt: '2026-12-02T09:45:00.000Z',
  registration: 'AB12 CDE',
  firstName: 'Ada',
  address: null,
  phone: null,
  canComplete: true,
  canMiss: true,
  tyres: [{ __typename: 'FittingJobUnits', name: 'Michelin Primacy 4 205/55 R16 91V', quantity: 2 }],
  extras: [],
};
const dayOf = (jobs: readonly MyJobFragment[]) => ({
  __typename: 'WorkshopDay',
  place: 'Larkwimple Tyre Bay',
  jobs,
});

function openScreen(answers: Record<string, Answer>): void {
  render(<MyJobsScreen />, {
    wrapper: shopAt({ pathname: '/admin/my-jobs', search: '?day=2026-12-02' }, answers),
  });
}

it('a fitter finishes a job, and is told what can’t be read in their record', async () => {
  const done = { ...JOB, state: 'DONE', canComplete: false, canMiss: false };
  openScreen({
    MyJobs: { first: dayOf([JOB]), second: dayOf([]) },
    CompleteMyJob: { answer: done },
  });
  const card = await screen.findByRole('article', { name: '09:00, AB12 CDE' });
  expect(card.textContent).toContain('2 × Michelin Primacy 4 205/55 R16 91V');
  expect(card.textContent).toContain('Tyres marked TFL-1234-5678');
  within(card).getByRole('button', { name: 'Done' }).click();
  const mileage = await screen.findByLabelText('Mileage, in miles (optional)');
  const send = screen.getByRole('button', { name: 'Tyres are fitted' });
  fireEvent.input(mileage, { target: { value: 'about 40,000' } });
  send.click();
  await screen.findByText('Enter the mileage, depths and old tyres in figures.');
  fireEvent.input(mileage, { target: { value: '40,000' } });
  send.click();
  await screen.findByText('Enter how many old tyres you took, 0 if none.');
  fireEvent.input(screen.getByLabelText('Old tyres taken'), { target: { value: '0' } });
  send.click();
  await waitFor(() => expect(within(card).queryByRole('button', { name: 'Done' })).toBeNull());
  expect(card.textContent).toContain('Done');
});

it('a refused no-show keeps its question open, with the reason', async () => {
  const message = 'This fitting begins on Wednesday 2 December at 09:00; report it after that.';
  openScreen({
    MyJobs: { first: dayOf([JOB]), second: dayOf([]) },
    RecordMyNoShow: { answer: { __typename: 'BookingRefused', message } },
  });
  (await screen.findByRole('button', { name: 'Nobody came' })).click();
  (await screen.findByRole('button', { name: 'Record it' })).click();
  expect(await screen.findByText(message)).toBeDefined();
});

it('a fitter without a centre or van is told where it’s chosen', async () => {
  openScreen({ MyJobs: { first: null, second: null } });
  expect(await screen.findByText('You have no centre or van')).toBeDefined();
});
