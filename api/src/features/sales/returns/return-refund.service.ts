import { formatPrice } from '@treadline/schema/trade/values/money';
import type { Viewer } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { findCase, refusalIn } from '../after-sales/index.ts';
import type { Deduction } from '../orders/index.ts';
import { RefundService } from '../refunds/index.ts';
import { OrderReturn, refundKeyOf, type ReturnSums } from './record/order-return.entity.ts';
import { ReturnBookkeeping, tyresText } from './return-books.service.ts';
import { NOTHING_TO_PAY, ReturnDesk } from './return-desk.service.ts';
import { refundFor, sumsOf, unitsBack } from './return-rules.ts';
import type { RefundReturnInput } from './return.inputs.ts';
import { notPossible, returnNotFound, ReturnNotFound, type HandleReturnResult } from './return.results.ts';

type Answer = typeof HandleReturnResult;

/** Refunds returns, each once, even if the first attempt fails. */
export class ReturnRefunds extends Service {
  readonly #books = this.services.get(ReturnBookkeeping);
  readonly #desk = this.services.get(ReturnDesk);
  readonly #refunds = this.services.get(RefundService);

  /**
   * Refunds a return less the deduction for use, or retries a failed refund. The return shows the state of its refund,
   * and counts as refunded only once the money is on its way.
   */
  async refund(viewer: Viewer, input: RefundReturnInput): Promise<Answer> {
    const noted = await this.#desk.deduct(viewer, input);
    if (!(noted instanceof OrderReturn)) return noted;
    const planned = await this.#books.inReturn(noted.id, async (_em, books, ret) => ({
      sums: sumsOf(ret, books, books.promises),
      made: refundFor(ret, books.refunds),
      units: unitsBack(ret, books),
    }));
    if (planned instanceof ReturnNotFound) return planned;
    const { sums, made, units } = planned;
    if (!made && sums.total === 0) return notPossible(NOTHING_TO_PAY);
    const outcome = made
      ? await this.#refunds.retry(made.id, viewer)
      : await this.#refunds.refund(noted.orderId, {
          endsAs: 'REFUNDED',
          actor: viewer,
          message: messageOf(noted),
          key: refundKeyOf(noted),
          part: {
            amount: sums.total,
            delivery: sums.delivery,
            deductions: deductionsOf(sums),
            lines: units.map((one) => ({ ...one, restock: false })),
          },
        });
    // If the provider refused the refund, the return itself shows that.
    const refusal = refusalIn(outcome);
    if (refusal !== null) return notPossible(refusal);
    return (await findCase(this.platform, OrderReturn, noted.id)) ?? returnNotFound();
  }
}

const deductionsOf = ({ collection, deduction }: ReturnSums): Deduction[] =>
  [
    { name: 'Collection', amount: collection },
    { name: 'Deduction', amount: deduction },
  ].filter(({ amount }) => amount > 0);

function messageOf(ret: OrderReturn): string {
  const refunded = `We’ve refunded your return of ${tyresText(ret)}.`;
  const { collection, deduction, deductionReason } = ret;
  return [
    refunded,
    ...(collection > 0 ? [`The collection cost ${formatPrice(collection)}.`] : []),
    ...(deduction > 0 ? [`We took off ${formatPrice(deduction)}: ${deductionReason}`] : []),
  ].join(' ');
}
