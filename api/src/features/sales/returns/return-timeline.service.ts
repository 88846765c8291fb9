import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../platform/services/services.ts';
import { AuditService, type Actor } from '../../operations/audit/index.ts';
import type { MailContent } from '../../operations/mail/index.ts';
import { CaseTimeline } from '../after-sales/index.ts';
import type { MailOrder } from '../orders/index.ts';
import type { MailReturn } from './emails/return-email.parts.ts';
import type { OrderReturn } from './record/order-return.entity.ts';
import { numberOf, type LockedBooks } from './return-books.service.ts';
import { rightOf, sumsOf } from './return-rules.ts';
import { refundBy, sendBy } from './return-standing.ts';

/** A transition of a return, with its news. */
interface ReturnNews {
  readonly actor: Actor;
  /** For the audit log. */
  readonly action: string;
  /** Goes into the order's history, which anyone with the order number can read. */
  readonly told?: string;
  /** Goes to the buyer. */
  readonly email?: (ret: MailReturn) => MailContent;
}

/** Records the transitions of returns. */
export class ReturnTimeline extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #timeline = this.services.get(CaseTimeline);

  /** Records a transition in the audit log, the order's history and an email, in the caller's transaction. */
  async take(
    em: EntityManager,
    books: LockedBooks,
    ret: OrderReturn,
    { actor, action, told = '', email }: ReturnNews,
  ): Promise<void> {
    const { order } = books;
    this.#audit.record(em, {
      actor,
      subject: 'order',
      subjectId: order.id,
      action,
      before: {},
      after: { return: numberOf(order, ret), step: ret.step, deduction: ret.deduction },
    });
    await this.#timeline.take(em, order, ret, {
      told,
      email: email ? (mailed) => email(mailReturn(ret, books, mailed)) : null,
    });
  }
}

/** Collects the details of a return for its emails. */
function mailReturn(ret: OrderReturn, books: LockedBooks, mailed: MailOrder): MailReturn {
  const { order, promises } = books;
  const names = new Map(order.lines.getItems().map(({ id, productName }) => [id, productName]));
  return {
    id: ret.id,
    number: numberOf(order, ret),
    order: mailed,
    units: ret.lines.map(({ lineId, quantity }) => ({ name: names.get(lineId) ?? '', quantity })),
    reason: ret.reason,
    method: ret.method,
    isFree: rightOf(ret.reason).carriage === 'SHOP',
    sendBy: sendBy(ret),
    refundBy: refundBy(ret),
    sums: sumsOf(ret, books, promises),
    refusal: ret.refusal ?? '',
  };
}
