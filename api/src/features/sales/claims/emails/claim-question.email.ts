import { paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import { claimFacts, claimLink, type MailClaim } from './claim.parts.ts';

/** Asks a buyer the shop's question about their claim. */
export function claimQuestion(claim: MailClaim, question: string): MailContent {
  return toBuyer(claim.order, (letterhead) => ({
    subject: `A question about your claim: order ${claim.order.number}`,
    preheader: 'Please answer it so that we can decide.',
    title: 'We have a question about your claim',
    blocks: [
      'We’ve looked at your claim and need to know more before we can decide.',
      { kind: 'note', title: 'Our question', texts: paragraphsOf(question) },
      claimLink(letterhead, claim, 'Answer the question'),
      claimFacts(claim),
    ],
  }));
}
