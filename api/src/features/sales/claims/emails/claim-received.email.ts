import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import { claimFacts, claimLink, type MailClaim } from './claim.parts.ts';

/** Confirms to a buyer that the shop has received their claim. */
export function claimReceived(claim: MailClaim): MailContent {
  return toBuyer(claim.order, (letterhead) => ({
    subject: `We’ve got your claim about order ${claim.order.number}`,
    preheader: 'We’ll look into it and email you what we decide.',
    title: 'We’ve got your claim',
    blocks: [
      'Thank you for telling us. We’ll look into it and email you what we decide, or what else we need.',
      ...(claim.kind === 'PRICE_MATCH'
        ? []
        : ['Please keep the tyres until then: we may want to inspect them.']),
      claimFacts(claim),
      claimLink(letterhead, claim, 'See your claim'),
    ],
  }));
}
