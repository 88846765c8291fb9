import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

/** @param token what the link carries; it is good once. @param minutes how long it is good for. */
export function passwordReset({
  firstName,
  token,
  minutes,
}: {
  firstName: string;
  token: string;
  minutes: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `Set a new password for ${shopName}`,
    preheader: `The link is good for ${minutes} minutes.`,
    title: 'Set a new password',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `Somebody asked for a new password for your account at ${shopName}. If it was you, choose one here. The link is good once, for ${minutes} minutes.`,
      },
      {
        kind: 'button',
        label: 'Choose a new password',
        url: `${shopUrl}/reset-password?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      { kind: 'text', text: 'If it was not you, do nothing: your password stays as it is.' },
    ],
    reason: `You get this mail because somebody entered this address at ${shopName}.`,
  });
}
