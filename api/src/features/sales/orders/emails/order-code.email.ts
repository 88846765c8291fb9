import type { MailContent } from '../../../operations/mail/index.ts';

/**
 * Sends a guest the code that opens their order.
 * @param minutes how long the code works.
 */
export function orderCode({
  number,
  code,
  minutes,
}: {
  number: string;
  code: string;
  minutes: number;
}): MailContent {
  return ({ shopName }) => ({
    subject: `Your code for order ${number}`,
    preheader: `It works for ${minutes} minutes.`,
    title: 'Your code',
    blocks: [
      `Enter this code to see order ${number}. It works for ${minutes} minutes.`,
      { kind: 'code', code },
      'If you didn’t ask for it, you can ignore this email: without the code nobody gets any further. ' +
        'We’ll never ask you for it by phone or email.',
    ],
    reason: `You’re getting this email because someone asked to see this order at ${shopName}.`,
  });
}
