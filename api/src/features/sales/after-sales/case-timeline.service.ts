import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../platform/services/services.ts';
import type { MailContent } from '../../operations/mail/index.ts';
import { BuyerMail, OrderTransitionService, type MailOrder, type Order } from '../orders/index.ts';
import type { Case } from './case.ts';

/** The news when a case moves on. */
export interface CaseNews {
  /** For the history of the order, which everybody with its number can read; null if it says nothing. */
  readonly told: string | null;
  /** For the buyer; null if they know. */
  readonly email: ((order: MailOrder) => MailContent) | null;
}

/** Records the steps of cases, in the caller's transaction on the locked order with its lines. */
export class CaseTimeline extends Service {
  readonly #mail = this.services.get(BuyerMail);
  readonly #transitions = this.services.get(OrderTransitionService);

  /** Records that a case has moved on: raises its revision, adds to the history of its order and emails the buyer. */
  async take(em: EntityManager, order: Order, one: Case, news: CaseNews): Promise<void> {
    Object.assign(one, { revision: one.revision + 1, updatedAt: this.platform.now() });
    await this.tell(em, order, news);
  }

  /** Adds news of a case to the history of its order, and emails it to the buyer. */
  async tell(em: EntityManager, order: Order, { told, email }: CaseNews): Promise<void> {
    if (told) this.#transitions.addHistoryEntry(em, order, { to: order.status, message: told });
    if (email) await this.#mail.send(em, order, email);
  }
}
