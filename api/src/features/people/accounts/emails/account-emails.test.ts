import { describe, expect, it } from 'vitest';
import { laidOut, linksIn } from '../../../../../test/fixtures/mail.ts';
import { passwordReset } from './password-reset.email.ts';
import { verifyEmail } from './verify-email.email.ts';

describe('text from users', () => {
  it('text from users is never part of a link', () => {
    expect(
      linksIn(laidOut(passwordReset({ firstName: 'Sam', token: 'a"b&c=d#e', minutes: 30 })).html),
    ).toContain('https://treadline.example/reset-password?token=a%22b%26c%3Dd%23e');
  });

  it.each([
    'Win £500 at evil.example',
    'https://evil.example',
    'www.evil.example',
    '<b>Sam</b>',
    'x'.repeat(41),
    '',
  ])("an email doesn't greet by a text that isn’t a name: %s", (firstName) => {
    expect(laidOut(verifyEmail({ firstName, token: 't', hours: 48 })).text).toContain('\nHello,\n');
  });

  it.each(['Sam', 'Zoë', 'D’Arcy', "O'Hara", 'Anne-Marie', 'Nguyễn Văn'])(
    'an email greets by a name: %s',
    (firstName) => {
      expect(laidOut(verifyEmail({ firstName, token: 't', hours: 48 })).text).toContain(
        `\nHello ${firstName},\n`,
      );
    },
  );
});
