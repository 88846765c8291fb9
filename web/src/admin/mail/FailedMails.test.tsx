import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { FailedMails } from './FailedMails.tsx';

const aMail = {
  __typename: 'Mail',
  id: 'm1',
  recipient: 'ada@example.com',
  subject: 'Your order',
  tries: 5,
  lastError: null,
  createdAt: '2026-03-03T09:00:00Z',
};
const mails = {
  failedMails: {
    __typename: 'MailPage',
    items: [aMail],
    pageInfo: { __typename: 'PageInfo', page: 1, totalItems: 1, totalPages: 1 },
  },
};

async function openMails(answers: Record<string, Answer>) {
  await act(
    async () => void render(<FailedMails />, { wrapper: shopAt({ pathname: '/admin/mail' }, answers) }),
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('a failed refresh keeps the list of failed mails', async () => {
  const answers: Record<string, Answer> = {
    FailedMails: mails,
    RetryMail: { retryMail: { __typename: 'Mail', id: 'm1', status: 'QUEUED' } },
  };
  await openMails(answers);
  answers['FailedMails'] = 'failure';
  await press('Try again: Your order to ada@example.com');
  expect(screen.getByText('Your order')).toBeDefined();
  expect(screen.queryByText('We couldn’t load the emails.')).toBeNull();
});

it('a list of failed mails that could not be loaded says so and offers a retry', async () => {
  const answers: Record<string, Answer> = { FailedMails: 'failure' };
  await openMails(answers);
  expect(await screen.findByText('We couldn’t load the emails.')).toBeDefined();
  answers['FailedMails'] = mails;
  await press('Try again');
  expect(await screen.findByText('Your order')).toBeDefined();
});
