import { greeting, type MailContent } from '../../../operations/mail/index.ts';
import { buyerReason } from '../../orders/index.ts';
import { claimFacts, claimLink, type MailClaim } from './claim.parts.ts';

/** Tells a buyer that the shop has their claim. */
export function claimReceived(claim: MailClaim): MailContent {
  return (letterhead) => ({
    subject: `We’ve got your claim about order ${claim.order.number}`,
    preheader: 'We’ll look into it and email you what we decide.',
    title: 'We’ve got your claim',
    blocks: [
      greeting(claim.order.shippingAddress.firstName),
      'Thank you for telling us. We’ll look into it and email you what we decide, or what else we need.',
      ...(claim.kind === 'PRICE_MATCH'
        ? []
        : ['Please keep the tyres until then: we may want to inspect them.']),
      claimFacts(claim),
      claimLink(letterhead, claim, 'See your claim'),
    ],
    reason: buyerReason(letterhead),
  });
}
