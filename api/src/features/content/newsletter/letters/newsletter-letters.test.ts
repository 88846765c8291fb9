import { expect, it } from 'vitest';
import { laidOut } from '../../../../../test/fixtures/mail.ts';
import { newsletterConfirm } from './newsletter-confirm.letter.ts';

it('the newsletter’s confirmation has an unsubscribe link', () => {
  const { letter, text } = laidOut(newsletterConfirm({ token: 'yes', unsubscribeToken: 'no', days: 7 }));
  expect(letter.unsubscribeUrl).toBe('https://treadline.example/api/newsletter/unsubscribe?token=no');
  expect(text).toContain('https://treadline.example/newsletter/confirm?token=yes');
});
