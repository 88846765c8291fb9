import type { EntityManager } from '@mikro-orm/postgresql';
import { UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { restock } from '../../../shop/stock/index.ts';
import {
  withOrderLock,
  InvalidTransition,
  isTyre,
  Order,
  orderNotFound,
  OrderTransitionService,
  Refund,
  tyresOf,
  unitsToReceive,
  type TyreLine,
} from '../../orders/index.ts';
import type { ReceiveReturnInput, ReturnLineInput } from './refund.inputs.ts';
import type { ReceiveReturnResult } from './refund.results.ts';

type Answer = typeof ReceiveReturnResult;

/** How many units of one line came back, by condition. */
interface Back {
  readonly line: TyreLine;
  readonly resaleable: number;
  readonly damaged: number;
}

/** Books goods that come back from buyers, each unit once. */
export class GoodsReturnService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /** Books the units that came back, and puts the resaleable ones back on sale. */
  async receive(viewer: Viewer, input: ReceiveReturnInput): Promise<Answer> {
    const { platform } = this.services;
    if (!isUuid(input.orderId)) return orderNotFound();
    const answer = await withOrderLock<Answer>(
      platform,
      input.orderId,
      async (em, order) => (await this.receiveIn(em, viewer, order, input.lines)) ?? order,
    );
    if (answer instanceof Order) await platform.versions.caughtUp();
    return answer ?? orderNotFound();
  }

  /**
   * Like `receive`, but in the caller's transaction on an order it has locked. After the commit, the caller must wait
   * for `versions.caughtUp()`, because the stock has changed.
   * @returns the refusal; null if the goods were booked.
   */
  async receiveIn(
    em: EntityManager,
    viewer: Viewer,
    order: Order,
    lines: readonly ReturnLineInput[],
  ): Promise<InvalidTransition | InvalidInput | null> {
    const refusal = refusalToReceive(order);
    if (refusal) return result(InvalidTransition, { message: refusal, from: order.status, to: order.status });
    const faults = faultsOf(order, await em.find(Refund, { order }), lines);
    if (faults.length > 0) return InvalidInput.of('Please check the units that came back', faults);
    const backs = backsOf(order, lines);
    const units = backs
      .filter(({ resaleable }) => resaleable > 0)
      .map(({ line, resaleable }) => ({ productId: line.productId, quantity: resaleable }));
    if (units.length > 0) await restock(em, units, order.id, this.platform.now());
    this.#note(em, viewer, order, backs);
    return null;
  }

  #note(em: EntityManager, viewer: Viewer, order: Order, backs: readonly Back[]): void {
    const before = returnFigures(order);
    for (const { line, resaleable, damaged } of backs) {
      line.returnedUnits += resaleable + damaged;
      line.damagedUnits += damaged;
    }
    const count = backs.reduce((sum, { resaleable, damaged }) => sum + resaleable + damaged, 0);
    const message = `We’ve received ${count} returned ${count === 1 ? 'tyre' : 'tyres'}.`;
    this.#transitions.addHistoryEntry(em, order, { to: order.status, message });
    const after = returnFigures(order);
    this.#audit.record(em, {
      actor: viewer,
      subject: 'order',
      subjectId: order.id,
      action: 'return received',
      before,
      after,
    });
  }
}

const returnFigures = ({ lines }: Order): Record<string, number> =>
  Object.fromEntries(
    lines.getItems().flatMap(({ id, returnedUnits, damagedUnits }) => [
      [`line ${id} returned`, returnedUnits],
      [`line ${id} damaged`, damagedUnits],
    ]),
  );

function refusalToReceive({ status, invoiceSerial }: Order): string | null {
  if (invoiceSerial === null) return 'Nothing was sold with this order, so nothing can come back.';
  return UNSENT_STATUSES.includes(status)
    ? 'These tyres haven’t been sent yet. Refund or cancel the order instead.'
    : null;
}

const quantityOf = (lines: readonly ReturnLineInput[], lineId: number, condition?: string): number =>
  lines
    .filter((line) => Number(line.lineId) === lineId && (condition ?? line.condition) === line.condition)
    .reduce((sum, { quantity }) => sum + quantity, 0);

function faultsOf(order: Order, refunds: readonly Refund[], lines: readonly ReturnLineInput[]): FieldError[] {
  return lines.flatMap(({ lineId }, index): FieldError[] => {
    const line = order.lines.getItems().find(({ id }) => id === Number(lineId));
    if (!line) return [{ path: `lines.${index}.lineId`, message: 'This order doesn’t have that line' }];
    if (!isTyre(line))
      return [{ path: `lines.${index}.lineId`, message: 'A plan isn’t sent, so it can’t come back' }];
    const left = unitsToReceive(line, refunds);
    if (quantityOf(lines, line.id) <= left) return [];
    const message =
      left === 0 ? 'All units of this line are already back' : `Only ${left} of this line can come back`;
    return [{ path: `lines.${index}.quantity`, message }];
  });
}

const backsOf = (order: Order, lines: readonly ReturnLineInput[]): Back[] =>
  tyresOf(order)
    .map((line) => ({
      line,
      resaleable: quantityOf(lines, line.id, 'RESALEABLE'),
      damaged: quantityOf(lines, line.id, 'DAMAGED'),
    }))
    .filter(({ resaleable, damaged }) => resaleable + damaged > 0);
