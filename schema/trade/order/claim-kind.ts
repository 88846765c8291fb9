import { formatPrice } from '../values/money.ts';
import { keysOf } from '../values/words.ts';
import { planEnd } from './road-hazard-plan.ts';

/** The decisions the shop can make about a claim. */
export type ClaimDecision = 'PAY_BACK' | 'REPLACE' | 'PASS_ON' | 'ASK' | 'REFUSE';

interface ClaimKindFacts {
  /** Its description in the API schema. */
  readonly meaning: string;
  /** Its label for buyers and staff. */
  readonly label: string;
  /** The buyer's question it answers. */
  readonly question: string;
  /** The shop's promise, in a sentence. */
  readonly promise: string;
  /** Whether it's about damage to delivered tyres, so that the buyer has to describe what happened. */
  readonly isDamage: boolean;
  /** The minimum number of photographs. A price match needs the offer's web address instead. */
  readonly leastPhotographs: number;
  /** The subjects the photographs should show. */
  readonly photographs: string;
  /** The decisions the shop can choose from. */
  readonly decisions: readonly ClaimDecision[];
}

/** The claims buyers can make about their tyres, besides returns. */
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
    meaning: 'A fault in tyres that are too old to return, under the maker’s warranty or the law.',
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

/** In England a court hears claims about faults in goods for six years (Limitation Act 1980, section 5). */
const FAULT_CLAIM_MONTHS = 72;

/** The last day to claim a fault, for tyres delivered on a given day. */
export const lastDayOfFaultClaim = (deliveredOn: string): string => planEnd(deliveredOn, FAULT_CLAIM_MONTHS);

/**
 * The amount paid for units including their share of the delivery charge, in pence.
 * @param worth the amount paid for them, less refunds for claims.
 * @param price their price when ordered, by which the delivery charge is divided.
 */
export const paidDelivered = (
  worth: number,
  price: number,
  { subtotal, shipping }: { readonly subtotal: number; readonly shipping: number },
): number => (subtotal > 0 ? worth + Math.round((shipping * price) / subtotal) : worth);

/** The reason to refuse an offer that isn't cheaper, without a full stop. @param paid including delivery, in pence. */
export const notCheaperSentence = (paid: number): string =>
  `That isn’t less than the ${formatPrice(paid)} you paid, delivery included`;

const WEB_ADDRESS = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a text is the address of a web page with a public host name and no user name. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text.trim());
