import { paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';
import { disagreement } from '../../after-sales/index.ts';
import { toBuyer } from '../../orders/index.ts';
import { claimName } from '../record/claim-name.ts';
import type { ClaimState } from '../record/claim.enums.ts';
import { claimFacts, claimLink, type MailClaim } from './claim.parts.ts';

/** Decisions with an email of their own. An approved refund is announced by the refund's email instead. */
type EmailedState = Extract<ClaimState, 'REPLACED' | 'WITH_MAKER' | 'REFUSED'>;

interface Words {
  readonly title: string;
  readonly preheader: string;
  readonly text: (name: string) => string;
  readonly note: string;
}

const WORDS: Readonly<Record<EmailedState, Words>> = {
  REPLACED: {
    title: 'Your claim is approved',
    preheader: 'We’re replacing your tyres.',
    text: (name) => `We’ve approved your ${name} claim, and we’re replacing your tyres.`,
    note: 'What happens next',
  },
  WITH_MAKER: {
    title: 'Your claim is with the manufacturer',
    preheader: 'Please keep the tyres until we email you what they say.',
    text: (name) =>
      `We’ve taken your ${name} claim up with the manufacturer, and will email you what they say. Please keep the ` +
      'tyres until then. Your legal rights against us stay as they are.',
    note: 'What happens next',
  },
  REFUSED: {
    title: 'We couldn’t approve your claim',
    preheader: 'Here’s why, and what to do if you disagree.',
    text: (name) => `We’ve looked into your ${name} claim, and we couldn’t approve it.`,
    note: 'Why',
  },
};

/**
 * Tells a buyer how the shop decided their claim.
 * @param text the shop's message to the buyer; null without one.
 */
export function claimDecided(claim: MailClaim, state: EmailedState, text: string | null): MailContent {
  const { title, preheader, text: said, note } = WORDS[state];
  return toBuyer(claim.order, (letterhead) => ({
    subject: `${title}: order ${claim.order.number}`,
    preheader,
    title,
    blocks: [
      said(claimName(claim.kind)),
      ...(text ? [{ kind: 'note', title: note, texts: paragraphsOf(text) } as const] : []),
      ...(state === 'REFUSED' ? [disagreement(letterhead)] : []),
      claimFacts(claim),
      claimLink(letterhead, claim, 'See your claim'),
    ],
  }));
}
