import { formatPrice } from '../values/money.ts';
import { keysOf } from '../values/words.ts';
import { planEnd } from './road-hazard-plan.ts';

/** What the shop can decide about a claim. */
export type ClaimDecision = 'PAY_BACK' | 'REPLACE' | 'PASS_ON' | 'ASK' | 'REFUSE';

interface ClaimKindFacts {
  /** What it is, for those who read the contract. */
  readonly meaning: string;
  /** Its name for shoppers and for the shop. */
  readonly label: string;
  /** How a shopper would say it. */
  readonly question: string;
  /** What it is good for, in a sentence. */
  readonly promise: string;
  /** It is about tyres that somebody has had: claimed once they were delivered, with what happened to them. */
  readonly isDamage: boolean;
  /** The fewest photographs that it takes; a price match takes the offer's web address instead. */
  readonly leastPhotographs: number;
  /** What the photographs should show. */
  readonly photographs: string;
  /** How the shop may decide it. */
  readonly decisions: readonly ClaimDecision[];
}

/** What buyers can claim for tyres that they bought, besides sending them back. */
export const claimKinds = {
  PRICE_MATCH: {
    meaning: 'The same tyre costs less elsewhere, and the buyer is paid the difference.',
    label: 'Price match',
    question: 'Found it cheaper?',
    promise:
      'If a UK seller has the same tyre, new and in stock, for less in total, we’ll pay you the difference.',
    isDamage: false,
    leastPhotographs: 0,
    photographs: 'the offer',
    decisions: ['PAY_BACK', 'ASK', 'REFUSE'],
  },
  ROAD_HAZARD: {
    meaning: 'Damage on the road to tyres that a road hazard plan covers.',
    label: 'Road hazard',
    question: 'Damaged on the road?',
    promise: 'Glass, nails, potholes and kerbs: your plan covers damage that can’t be repaired.',
    isDamage: true,
    leastPhotographs: 1,
    photographs: 'the damage, the whole tyre and its tread',
    decisions: ['PAY_BACK', 'REPLACE', 'ASK', 'REFUSE'],
  },
  WARRANTY: {
    meaning: 'A fault in tyres that are too old to be sent back: under the maker’s warranty or the law.',
    label: 'Warranty',
    question: 'A fault in the tyre?',
    promise: 'We’ll settle it ourselves if we can, and take it up with the manufacturer for you if we can’t.',
    isDamage: true,
    leastPhotographs: 1,
    photographs: 'the tyre, its tread and the DOT code',
    decisions: ['PAY_BACK', 'REPLACE', 'PASS_ON', 'ASK', 'REFUSE'],
  },
} as const satisfies Record<string, ClaimKindFacts>;

export type ClaimKind = keyof typeof claimKinds;

export const CLAIM_KINDS = keysOf(claimKinds);

/** A court hears a claim about faulty goods for six years in England (Limitation Act 1980, section 5). */
const FAULT_CLAIM_MONTHS = 72;

/** The last day on which a fault can be claimed, for tyres that were delivered on a day. */
export const lastDayOfFaultClaim = (deliveredOn: string): string => planEnd(deliveredOn, FAULT_CLAIM_MONTHS);

/**
 * What was paid for units with their share of the delivery charge, in pence.
 * @param worth what was paid for them, less what claims have paid back.
 * @param price what they cost when they were ordered, by which the delivery charge is shared.
 */
export const paidDelivered = (
  worth: number,
  price: number,
  { subtotal, shipping }: { readonly subtotal: number; readonly shipping: number },
): number => (subtotal > 0 ? worth + Math.round((shipping * price) / subtotal) : worth);

/** Why an offer is no reason to pay anything back, without its full stop. @param paid delivered, in pence. */
export const notCheaperSentence = (paid: number): string =>
  `That isn’t less than the ${formatPrice(paid)} you paid, delivery included`;

const WEB_ADDRESS = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a text is the address of a page on the web, with a host that others can find and no name before it. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.trim());
