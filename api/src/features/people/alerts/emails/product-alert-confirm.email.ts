import type { MailContent } from '../../../operations/mail/index.ts';
import type { ProductAlertKind } from '../record/product-alert.enums.ts';
import { foot, type AwaitedTyre } from './alert-email.parts.ts';

/**
 * Asks a guest to confirm their request; nothing else is sent before they do.
 * @param days how long the link works.
 */
export function productAlertConfirm({
  kind,
  tyre,
  token,
  endToken,
  days,
}: {
  kind: ProductAlertKind;
  tyre: AwaitedTyre;
  token: string;
  endToken: string;
  days: number;
}): MailContent {
  const when = kind === 'BACK_IN_STOCK' ? 'it’s back in stock' : 'its price drops';
  return (letterhead) => ({
    subject: 'Shall we tell you about this tyre?',
    preheader: `One click, and we’ll email you once when ${when}.`,
    title: 'Please confirm your email address',
    blocks: [
      { kind: 'facts', facts: [['Tyre', tyre.name]] },
      `You asked us to tell you when ${when}. Please confirm that this is your address.`,
      {
        kind: 'button',
        label: 'Yes, tell me',
        url: `${letterhead.shopUrl}/alerts/confirm?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      `The link works for ${days} days. We’ll wait for up to a year, send one email and delete your address a ` +
        'month later. If you didn’t ask for this, just ignore it and you won’t hear from us.',
    ],
    ...foot(letterhead, endToken),
    reason: `You’re getting this email because someone entered this address at ${letterhead.shopName}.`,
  });
}
