import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { DataExport } from './DataExport.tsx';

function open(answer: Answer, isConfirmed = true) {
  render(<DataExport email="ada@example.com" isConfirmed={isConfirmed} />, {
    wrapper: shopAt({ pathname: '/account' }, { RequestDataExport: answer }),
  });
}

const button = () => screen.getByRole('button', { name: 'Email me a link' });
const press = () => act(async () => void fireEvent.click(button()));

it('says where the link went and how long it works, and takes no second request', async () => {
  open({ requestDataExport: { __typename: 'DataExportRequested', email: 'ada@example.com', hours: 24 } });
  await press();
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe('We have sent a link to ada@example.com. It works for 24 hours and five downloads.');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().title).toBe('You can ask for a link once an hour.');
});

it('says so when a link was sent within the hour', async () => {
  open({ requestDataExport: { __typename: 'DataExportRequestedAlready', message: 'Look into your mail.' } });
  await press();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Look into your mail.');
});

it('asks whose address is not confirmed to confirm it first, and sends nothing', async () => {
  open('failure', false);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByText('Confirm your email first: the link goes there.')[0]).toBeDefined();
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('can be tried again when the server does not answer', async () => {
  open('failure');
  await press();
  await expect
    .poll(() => screen.queryByRole('alert')?.textContent)
    .toBe('We could not send it just now. Please try again.');
  expect(button().getAttribute('aria-disabled')).toBeNull();
});
