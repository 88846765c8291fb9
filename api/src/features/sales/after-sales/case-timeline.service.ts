import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../platform/services/services.ts';
import type { MailContent } from '../../operations/mail/index.ts';
import { BuyerMail, OrderTransitionService, type MailOrder, type Order } from '../orders/index.ts';
import type { Case } from './case.ts';

/** The news to publish when a case changes state. */
export interface CaseNews {
  /** Goes into the order's history, which anyone with the order number can read; null to add nothing. */
  readonly told: string | null;
  /** Goes to the buyer; null if they already know. */
  readonly email: ((order: MailOrder) => MailContent) | null;
}

/** Records the transitions of cases. Runs in the caller's transaction, on the locked order with its lines. */
export class CaseTimeline extends Service {
  readonly #mail = this.services.get(BuyerMail);
  readonly #transitions = this.services.get(OrderTransitionService);

  /** Records a transition: raises the case's revision, adds to its order's history and emails the buyer. */
  async take(em: EntityManager, order: Order, one: Case, news: CaseNews): Promise<void> {
    Object.assign(one, { revision: one.revision + 1, updatedAt: this.platform.now() });
    await this.tell(em, order, news);
  }

  /** Adds news of a case to its order's history and emails the buyer, without raising the revision. */
  async tell(em: EntityManager, order: Order, { told, email }: CaseNews): Promise<void> {
    if (told) this.#transitions.addHistoryEntry(em, order, { to: order.status, message: told });
    if (email) await this.#mail.send(em, order, email);
  }
}
