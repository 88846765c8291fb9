import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { ConfirmNewsletterRoute } from './ConfirmNewsletterRoute.tsx';
import { UnsubscribeNewsletterRoute } from './UnsubscribeNewsletterRoute.tsx';

const PAGES: [string, ReactElement, string, string, string, string][] = [
  [
    '/newsletter/confirm',
    <ConfirmNewsletterRoute key="confirm" />,
    'ConfirmNewsletter',
    'confirmNewsletter',
    'Yes, send me the newsletter',
    'You’re subscribed',
  ],
  [
    '/newsletter/unsubscribe',
    <UnsubscribeNewsletterRoute key="unsubscribe" />,
    'UnsubscribeNewsletter',
    'unsubscribeNewsletter',
    'Unsubscribe',
    'You’ve been unsubscribed',
  ],
];

describe.each(PAGES)('C-41 %s', (pathname, page, operation, field, button, done) => {
  const open = (answer: Answer, search = '?token=abc') =>
    render(page, { wrapper: shopAt({ pathname, search }, { [operation]: answer }) });
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('a newsletter link acts only when the reader presses the button, then confirms it', async () => {
    open({ [field]: true });
    expect(heading()).not.toBe(done);
    await press();
    await expect.poll(heading).toBe(done);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('an invalid newsletter link says that it does not work', async () => {
    open({ [field]: false });
    await press();
    await expect.poll(heading).toBe('This link does not work');
  });

  it('an incomplete newsletter link says so at once', () => {
    open('silence', '');
    expect(heading()).toBe('This link does not work');
  });

  it('a newsletter link can be retried if the server does not answer', async () => {
    open('failure');
    await press();
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('Your link still works.');
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });
});
