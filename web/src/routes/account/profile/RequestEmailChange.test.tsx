import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../../apollo/failureText.ts';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { RequestEmailChange } from './RequestEmailChange.tsx';

/** Preload the dialogs' code, which otherwise loads when a dialog first opens. */
beforeAll(async () => void (await import('../../../ui/overlay/DialogPanel.tsx')));

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function change(answer: Answer, newEmail = 'new@example.com') {
  render(<RequestEmailChange email="ada@example.com" />, {
    wrapper: shopAt({ pathname: '/account' }, { RequestEmailChange: answer }),
  });
  await press('Change email…');
  fireEvent.input(await screen.findByLabelText('New email'), { target: { value: newEmail } });
  fireEvent.input(screen.getByLabelText('Your password'), { target: { value: 'the password' } });
  await press('Email me the link');
}

it('C-14 changing the email address says where the link was sent and that nothing has changed yet', async () => {
  await change({
    requestEmailChange: { __typename: 'EmailChangeRequested', email: 'new@example.com', hours: 24 },
  });
  await screen.findByText('Check your inbox');
  expect(document.activeElement?.textContent).toMatch(
    /sent an email to new@example\.com\. Click the link in it to change your address, within 24 hours/,
  );
});

it.each([
  ['InvalidCredentials', { message: 'Not right.' }, 'Your password'],
  [
    'InvalidInput',
    {
      message: 'No.',
      fields: [{ __typename: 'FieldError', path: 'newEmail', message: 'This is yours already' }],
    },
    'New email',
  ],
])('a refused email change shows an error at its field: %s', async (kind, refusal, field) => {
  await change({ requestEmailChange: { __typename: kind, ...refusal } });
  await expect.poll(() => document.activeElement === screen.getByLabelText(field)).toBe(true);
  expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
});

it.each([
  [
    'TooManyAttempts',
    { requestEmailChange: { __typename: 'TooManyAttempts', message: 'Too many attempts.' } },
    'Too many attempts.',
  ],
  [
    'TooManyMails',
    { requestEmailChange: { __typename: 'TooManyMails', message: 'Please wait an hour.' } },
    'Please wait an hour.',
  ],
  ['a broken connection', 'failure', UNREACHED_TEXT],
] as const)('other refusals show above the form: %s', async (_, answer, text) => {
  await change(answer);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

it('CHK-05 a malformed email address is not submitted', async () => {
  await change('silence', 'new@nowhere');
  expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email');
});

it('asks for a code once the shop requires one, and shows at its field that it was wrong', async () => {
  await change({ requestEmailChange: { __typename: 'InvalidCode', message: 'That code isn’t right.' } });
  const code = await screen.findByLabelText('Enter the code from your authenticator app');
  await expect.poll(() => document.activeElement).toBe(code);
  expect(screen.queryByText('That code isn’t right.')).toBeNull();
  fireEvent.input(code, { target: { value: '123 456' } });
  await press('Email me the link');
  expect(await screen.findByText('That code isn’t right.')).toBeDefined();
});
