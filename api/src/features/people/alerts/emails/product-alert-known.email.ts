import type { MailContent } from '../../../operations/mail/index.ts';
import type { ProductAlertKind } from '../record/product-alert.enums.ts';
import { foot, type AwaitedTyre } from './alert-email.parts.ts';

/**
 * For someone who requested the same alert again. The form doesn't say so, because anyone could have filled it
 * in.
 */
export function productAlertKnown({
  kind,
  tyre,
  endToken,
}: {
  kind: ProductAlertKind;
  tyre: AwaitedTyre;
  endToken: string;
}): MailContent {
  const when = kind === 'BACK_IN_STOCK' ? 'it’s back in stock' : 'its price drops';
  return (letterhead) => ({
    subject: 'You’re already on the list',
    preheader: `We’ll email you when ${when}.`,
    title: 'You’re already on the list',
    blocks: [
      { kind: 'facts', facts: [['Tyre', tyre.name]] },
      `Someone, probably you, asked us again to tell this address when ${when}. We will, so you don’t need ` +
        'to do anything.',
    ],
    ...foot(letterhead, endToken),
  });
}
