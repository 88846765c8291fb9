import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../../apollo/failureText.ts';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { DataExport } from './DataExport.tsx';

function open(answer: Answer, isConfirmed = true) {
  render(<DataExport email="ada@example.com" isConfirmed={isConfirmed} />, {
    wrapper: shopAt({ pathname: '/account' }, { RequestDataExport: answer }),
  });
}

const button = () => screen.getByRole('button', { name: 'Email me a link' });
const press = () => act(async () => void fireEvent.click(button()));

it('the data export says where the link was sent and how long it works, and blocks a second request', async () => {
  open({ requestDataExport: { __typename: 'DataExportRequested', email: 'ada@example.com', hours: 24 } });
  await press();
  await expect
    .poll(() => screen.getByRole('status').textContent)
    .toBe('We’ve sent a link to ada@example.com. It works for 24 hours and five downloads.');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().title).toBe('You can ask for a link once an hour.');
});

it('the data export says if a link was already sent within the hour', async () => {
  open({ requestDataExport: { __typename: 'DataExportAlreadyRequested', message: 'Check your inbox.' } });
  await press();
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Check your inbox.');
});

it('the data export requires a confirmed address', async () => {
  open('failure', false);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getAllByText('Please confirm your email first, as that’s where we send the link.')[0],
  ).toBeDefined();
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the data export can be retried if the server does not answer', async () => {
  open('failure');
  await press();
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toBe(UNREACHED_TEXT);
  expect(button().getAttribute('aria-disabled')).toBeNull();
});
