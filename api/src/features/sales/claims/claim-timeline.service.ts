import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../platform/services/services.ts';
import type { MailContent } from '../../operations/mail/index.ts';
import { CaseTimeline, type CaseNews } from '../after-sales/index.ts';
import type { Order } from '../orders/index.ts';
import { claimDecided } from './emails/claim-decided.email.ts';
import { claimQuestion } from './emails/claim-question.email.ts';
import { claimReceived } from './emails/claim-received.email.ts';
import type { MailClaim } from './emails/claim.parts.ts';
import { claimName } from './record/claim-name.ts';
import { ClaimStep, type Claim } from './record/claim.entity.ts';
import type { ClaimState } from './record/claim.enums.ts';

/** A transition to record for a claim. */
interface Taken extends Pick<ClaimStep, 'author' | 'state' | 'text'> {
  /** The id of the member of staff who made it; null for the buyer. */
  readonly writtenBy: string | null;
}

interface Telling {
  /** Goes into the order's history, which anyone with the order number can read. */
  readonly historyEntry: (name: string) => string;
  /** The email to the buyer; null if they already know. */
  readonly email: ((claim: MailClaim, text: string | null) => MailContent) | null;
}

/** The news for each new state; null where the buyer hears it elsewhere, for example from the refund. */
const TELLINGS: Readonly<Record<ClaimState, Telling | null>> = {
  WAITING: null,
  QUESTION: {
    historyEntry: (name) => `We’ve asked a question about the ${name} claim.`,
    email: (claim, text) => claimQuestion(claim, text ?? ''),
  },
  WITH_MAKER: {
    historyEntry: (name) => `We’ve taken the ${name} claim up with the manufacturer.`,
    email: (claim, text) => claimDecided(claim, 'WITH_MAKER', text),
  },
  PAYING: null,
  PAID_BACK: null,
  REPLACED: {
    historyEntry: (name) => `We’ve approved the ${name} claim and are replacing the tyres.`,
    email: (claim, text) => claimDecided(claim, 'REPLACED', text),
  },
  REFUSED: {
    historyEntry: (name) => `We couldn’t approve the ${name} claim.`,
    email: (claim, text) => claimDecided(claim, 'REFUSED', text),
  },
  WITHDRAWN: { historyEntry: (name) => `The ${name} claim was withdrawn.`, email: null },
};

const RECEIVED: Telling = {
  historyEntry: (name) => `We’ve received a ${name} claim.`,
  email: claimReceived,
};

/** Records the transitions of claims, and reports them in the order's history and by email. */
export class ClaimTimeline extends Service {
  readonly #timeline = this.services.get(CaseTimeline);

  /** Records a new claim in the caller's transaction. The order's lines must be loaded. */
  async begin(em: EntityManager, order: Order, claim: Claim): Promise<void> {
    this.#write(em, claim, { author: 'BUYER', state: 'WAITING', text: claim.text, writtenBy: null });
    await this.#timeline.tell(em, order, newsOf(RECEIVED, claim, order, null));
  }

  /** Records a transition in the caller's transaction, on the locked order with its lines. */
  async take(em: EntityManager, order: Order, claim: Claim, step: Taken): Promise<void> {
    claim.state = step.state;
    this.#write(em, claim, step);
    await this.#timeline.take(em, order, claim, newsOf(TELLINGS[step.state], claim, order, step.text));
  }

  #write(em: EntityManager, claim: Claim, step: Taken): void {
    em.create(ClaimStep, { ...step, claimId: claim.id, at: this.platform.now() });
  }
}

function newsOf(
  telling: Telling | null,
  { id, kind, quantity, lineId }: Claim,
  { lines }: Order,
  text: string | null,
): CaseNews {
  if (telling === null) return { told: null, email: null };
  const tyre = lines.getItems().find((line) => line.id === lineId)?.productName ?? '';
  const { historyEntry, email } = telling;
  return {
    told: historyEntry(claimName(kind)),
    email: email && ((order) => email({ id, kind, quantity, tyre, order }, text)),
  };
}
