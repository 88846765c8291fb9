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
    'You are on the list',
  ],
  [
    '/newsletter/unsubscribe',
    <UnsubscribeNewsletterRoute key="unsubscribe" />,
    'UnsubscribeNewsletter',
    'unsubscribeNewsletter',
    'Unsubscribe',
    'You are unsubscribed',
  ],
];

describe.each(PAGES)('C-41 %s', (pathname, page, operation, field, button, done) => {
  const open = (answer: Answer, search = '?token=abc') =>
    render(page, { wrapper: shopAt({ pathname, search }, { [operation]: answer }) });
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('does nothing before the reader presses the button, then says what is done', async () => {
    open({ [field]: true });
    expect(heading()).not.toBe(done);
    await press();
    await expect.poll(heading).toBe(done);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the link does not work', async () => {
    open({ [field]: false });
    await press();
    await expect.poll(heading).toBe('This link does not work');
  });

  it('says so at once when the link is incomplete', () => {
    open('silence', '');
    expect(heading()).toBe('This link does not work');
  });

  it('lets the reader try again when the server does not answer', async () => {
    open('failure');
    await press();
    await expect
      .poll(() => screen.queryByRole('alert')?.textContent)
      .toContain('Your link still works: please try again.');
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });
});
