import { greeting, paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';
import { buyerReason } from '../../orders/index.ts';
import { claimFacts, claimLink, type MailClaim } from './claim.parts.ts';

/** Asks a buyer for what the shop needs to decide their claim. */
export function claimQuestion(claim: MailClaim, question: string): MailContent {
  return (letterhead) => ({
    subject: `A question about your claim: order ${claim.order.number}`,
    preheader: 'Please answer it so that we can decide.',
    title: 'We have a question about your claim',
    blocks: [
      greeting(claim.order.shippingAddress.firstName),
      'We’ve looked at your claim and need to know more before we can decide.',
      { kind: 'note', title: 'Our question', texts: paragraphsOf(question) },
      claimLink(letterhead, claim, 'Answer the question'),
      claimFacts(claim),
    ],
    reason: buyerReason(letterhead),
  });
}
