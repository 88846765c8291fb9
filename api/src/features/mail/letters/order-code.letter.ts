import type { MailContent } from '../letter/letter.ts';

/** The code by which somebody without an account sees an order. @param minutes how long it is good for. */
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
    preheader: `It is good for ${minutes} minutes.`,
    title: 'Your code',
    blocks: [
      { kind: 'text', text: `Enter this code to see order ${number}. It is good for ${minutes} minutes.` },
      { kind: 'code', code },
      {
        kind: 'text',
        text: 'If you did not ask for it, do nothing: without the code nobody sees your order. We never ask for it by telephone or mail.',
      },
    ],
    reason: `You get this mail because somebody asked ${shopName} to show this order.`,
  });
}
