import { expect, it } from 'vitest';
import { laidOut } from '../../../../../test/fixtures/mail.ts';
import { newsletterConfirm } from './newsletter-confirm.email.ts';

it('the newsletter’s confirmation has an unsubscribe link', () => {
  const { email, text } = laidOut(newsletterConfirm({ token: 'yes', unsubscribeToken: 'no', days: 7 }));
  expect(email.unsubscribeUrl).toBe('https://treadline.example/api/newsletter/unsubscribe?token=no');
  expect(text).toContain('https://treadline.example/newsletter/confirm?token=yes');
});
