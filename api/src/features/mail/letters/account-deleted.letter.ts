import type { MailContent } from '../letter/letter.ts';
import { greeting } from '../letter/letter.words.ts';

const KEPT =
  'The tyres and amounts of your orders stay in our books for six years, as tax law wants. Your name, addresses and telephone number are no longer on them.';

/** Goodbye. @param keptOrders how many orders stay in the books without their buyer. */
export function accountDeleted({
  firstName,
  keptOrders,
}: {
  firstName: string;
  keptOrders: number;
}): MailContent {
  return ({ shopName, email, phone }) => ({
    subject: 'Your account is deleted',
    preheader: 'This is the last mail you get from us.',
    title: 'Your account is deleted',
    blocks: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `Your account at ${shopName} is deleted, with everything saved in it. You are signed out everywhere.`,
      },
      ...(keptOrders > 0 ? [{ kind: 'text', text: KEPT } as const] : []),
      {
        kind: 'text',
        text: 'Your legal rights about tyres you bought stay as they are. Keep the mails about your orders: they are the proof of purchase.',
      },
      {
        kind: 'text',
        text: `If it was not you who deleted it, please write to ${email} or call ${phone} at once.`,
      },
      { kind: 'text', text: 'Thank you for having been with us. Drive safely.' },
    ],
    reason: `You get this mail because your account at ${shopName} was deleted. We do not keep that we sent it.`,
    isLast: true,
  });
}
