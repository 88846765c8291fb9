import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../../platform/services/services.ts';
import { MailService, type MailContent } from '../../operations/mail/index.ts';
import { mailOrder, OrderKeys } from '../orders/index.ts';
import type { MailReturn } from './emails/return-email.parts.ts';
import type { OrderReturn } from './record/order-return.entity.ts';
import { numberOf, type LockedBooks } from './return-books.service.ts';
import { rightOf, sumsOf } from './return-rules.ts';
import { refundBy, sendBy } from './return-standing.ts';

/** Mails the buyer how a return goes on, in the transaction of the fact. */
export class ReturnMailService {
  readonly #keys: OrderKeys;
  readonly #mail: MailService;

  constructor(services: Services) {
    this.#keys = services.get(OrderKeys);
    this.#mail = services.get(MailService);
  }

  /** @param email one of those in `emails/`. A buyer who was erased is mailed no more. */
  async tell(
    em: EntityManager,
    books: LockedBooks,
    ret: OrderReturn,
    email: (ret: MailReturn) => MailContent,
  ): Promise<void> {
    const { order, promises } = books;
    if (order.buyerErased) return;
    const names = new Map(order.lines.getItems().map(({ id, productName }) => [id, productName]));
    const content = email({
      id: ret.id,
      number: numberOf(order, ret),
      order: await mailOrder(em, order, this.#keys),
      units: ret.lines.map(({ lineId, quantity }) => ({ name: names.get(lineId) ?? '', quantity })),
      reason: ret.reason,
      method: ret.method,
      isFree: rightOf(ret.reason).carriage === 'SHOP',
      sendBy: sendBy(ret),
      refundBy: refundBy(ret),
      sums: sumsOf(ret, books, promises),
      refusal: ret.refusal ?? '',
    });
    await this.#mail.queue(em, order.email, content);
  }
}
