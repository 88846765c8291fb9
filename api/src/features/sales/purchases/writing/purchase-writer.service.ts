import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, namedActor } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { addWorkingDays, dispatchDay } from '../../../shop/delivery/index.ts';
import { shelve, type Units } from '../../../shop/stock/index.ts';
import { decideServing, Supplier } from '../../../shop/suppliers/index.ts';
import { OrderNotes } from '../../orders/index.ts';
import { purchaseOrdered } from '../emails/purchase-ordered.email.ts';
import { PurchaseLine } from '../record/purchase-line.entity.ts';
import { Purchase } from '../record/purchase.entity.ts';
import { PurchaseNeedsChanged, PurchaseNotFound } from '../record/purchase.types.ts';
import { Supplies } from '../record/supplies.ts';
import type { CreatePurchaseInput, ReceivedLineInput, ReceivePurchaseInput } from './purchase.inputs.ts';

/** The tyres of a purchase with the supplier's code and cost. The supplier has as many fewer from then on. */
const OFFERED = `
  with wanted as (
    select u."productId", u.quantity
    from jsonb_to_recordset(?::jsonb) as u("productId" integer, quantity integer)
  ), sold as (
    update supplier_offers o set units = greatest(0, o.units - w.quantity)
    from wanted w where o.supplier_id = ? and o.product_id = w."productId"
    returning o.product_id, o.code, o.cost_pence
  )
  select p.id as "productId", p.name, p.ean, w.quantity, sold.code, sold.cost_pence as "costPrice"
  from wanted w join products p on p.id = w."productId" left join sold on sold.product_id = p.id order by p.name, p.id`;

/** Units still to come in open purchases, by product. */
const TO_COME = `
  select l.product_id as "productId", sum(l.quantity - l.received - l.missing)::integer as quantity
  from purchase_lines l join purchases b on b.id = l.purchase_id and b.closed_at is null
  where l.product_id in (select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id)) group by 1`;

interface OfferedTyre extends Units {
  readonly name: string;
  readonly ean: string | null;
  readonly code: string | null;
  readonly costPrice: number | null;
}

const NOT_ORDERED = 'We couldn’t order this';
const NOT_BOOKED = 'We couldn’t book this';

/** Orders tyres from suppliers, and books what comes. */
export class PurchaseWriter extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(MailService);
  readonly #notes = this.services.get(OrderNotes);
  readonly #settings = this.services.get(SettingsService);

  /** Orders tyres from a supplier: those that orders need, and more for own stock. */
  async create(
    viewer: Viewer,
    input: CreatePurchaseInput,
  ): Promise<Purchase | InvalidInput | PurchaseNotFound | PurchaseNeedsChanged> {
    const fault = faultOfLines(input.lines);
    if (fault) return InvalidInput.of(NOT_ORDERED, [fault]);
    const { dispatchCutOffHour } = await this.#settings.read();
    const made = await this.platform.orm.em.fork().transactional(async (em) => {
      const supplier = await em.findOne(Supplier, { id: input.supplierId });
      if (!supplier) return result(PurchaseNotFound, { message: 'This supplier doesn’t exist.' });
      if (input.byEmail && supplier.email === null)
        return InvalidInput.of(NOT_ORDERED, [
          { path: 'byEmail', message: `${supplier.name} has no email address. Add one, or order without` },
        ]);
      const ids = input.lines.map(({ productId }) => productId);
      const supplies = await Supplies.of(em, ids);
      if (input.lines.some(({ productId, needed }) => supplies.needed(productId, supplier.id) !== needed))
        return result(PurchaseNeedsChanged, {
          message: 'Orders need other units by now, so nothing was ordered. Look at the list again.',
        });
      const tyres = await em.execute<OfferedTyre[]>(OFFERED, [JSON.stringify(input.lines), supplier.id]);
      if (tyres.length < input.lines.length)
        return InvalidInput.of(NOT_ORDERED, [{ path: 'lines', message: 'One of these tyres doesn’t exist' }]);
      for (const tyre of tyres) supplies.putOnOrder(tyre, supplier.id);
      await supplies.write();
      return this.#write(em, viewer, { supplier, tyres, byEmail: input.byEmail, dispatchCutOffHour, ids });
    });
    if (made instanceof Purchase) await this.platform.versions.caughtUp();
    return made;
  }

  async #write(
    em: EntityManager,
    viewer: Viewer,
    wish: {
      readonly supplier: Supplier;
      readonly tyres: readonly OfferedTyre[];
      readonly byEmail: boolean;
      readonly dispatchCutOffHour: number;
      readonly ids: readonly number[];
    },
  ): Promise<Purchase> {
    const { supplier, tyres, byEmail } = wish;
    const now = this.platform.now();
    const { role, id } = namedActor(viewer);
    const purchase = em.create(Purchase, {
      supplierId: supplier.id,
      expectedOn: addWorkingDays(dispatchDay(now, wish.dispatchCutOffHour), supplier.leadDays),
      madeByRole: role,
      madeBy: id,
      createdAt: now,
      emailedAt: byEmail ? now : null,
    });
    await em.flush();
    for (const { productId, quantity, costPrice } of tyres)
      em.create(PurchaseLine, { purchaseId: purchase.id, productId, quantity, costPrice });
    const { expectedOn } = purchase;
    if (byEmail)
      await this.#mail.queue(
        em,
        supplier.email ?? '',
        purchaseOrdered({ id: purchase.id, accountNumber: supplier.accountNumber, expectedOn, tyres }),
      );
    await decideServing(em, wish.ids);
    this.#record(em, viewer, purchase, 'ordered', tyres);
    return purchase;
  }

  /** Books units of a purchase that have come, for the orders that await them, or that won't come. */
  async receive(
    viewer: Viewer,
    { id, revision, lines }: ReceivePurchaseInput,
  ): Promise<Purchase | InvalidInput | PurchaseNotFound | StaleWrite> {
    const fault = faultOfLines(lines);
    if (fault) return InvalidInput.of(NOT_BOOKED, [fault]);
    const booked = await this.platform.orm.em.fork().transactional(async (em) => {
      const purchase = await em.findOne(Purchase, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!purchase) return result(PurchaseNotFound, { message: 'This purchase doesn’t exist.' });
      if (purchase.revision !== revision) return StaleWrite.at(purchase.revision);
      const ordered = await em.find(PurchaseLine, { purchaseId: id });
      const faults = lines.flatMap((line, index) => faultOfReceived(line, index, ordered));
      if (faults.length > 0) return InvalidInput.of(NOT_BOOKED, faults);
      for (const { productId, received, missing } of lines) {
        const line = ordered.find((one) => one.productId === productId);
        if (line)
          Object.assign(line, { received: line.received + received, missing: line.missing + missing });
      }
      const now = this.platform.now();
      const isComplete = ordered.every((line) => line.received + line.missing === line.quantity);
      Object.assign(purchase, { revision: revision + 1, closedAt: isComplete ? now : null });
      await em.flush();
      await this.#distribute(em, viewer, purchase, lines);
      this.#record(
        em,
        viewer,
        purchase,
        'received',
        lines.map(({ productId, received }) => ({ productId, quantity: received })),
      );
      return purchase;
    });
    if (booked instanceof Purchase) await this.platform.versions.caughtUp();
    return booked;
  }

  /** Gives what has come to the orders that await it and the rest to own stock, and tells orders that are short. */
  async #distribute(
    em: EntityManager,
    viewer: Viewer,
    purchase: Purchase,
    lines: readonly ReceivedLineInput[],
  ): Promise<void> {
    const ids = lines.map(({ productId }) => productId);
    const supplies = await Supplies.of(em, ids);
    const own = lines.flatMap(({ productId, received }) => {
      const quantity = supplies.arrive({ productId, quantity: received });
      return quantity > 0 ? [{ productId, quantity }] : [];
    });
    if (own.length > 0) await shelve(em, own, this.platform.now());
    const toCome = await em.execute<Units[]>(TO_COME, [JSON.stringify(ids)]);
    const short = lines.flatMap(({ productId, missing }) => {
      const left = toCome.find((one) => one.productId === productId)?.quantity ?? 0;
      return missing > 0 ? supplies.fallShort(productId, left).map((one) => ({ ...one, productId })) : [];
    });
    await supplies.write();
    const names = await this.#names(em, purchase.supplierId, ids);
    for (const { orderId, productId, units } of short)
      this.#notes.write(
        em,
        viewer,
        orderId,
        `${names.supplier} can’t send ${units} × ${names.tyres.get(productId) ?? ''} of purchase ${purchase.id}. ` +
          `The order needs ${units === 1 ? 'it' : 'them'} from elsewhere.`,
      );
    await decideServing(em, ids);
  }

  async #names(
    em: EntityManager,
    supplierId: number,
    productIds: readonly number[],
  ): Promise<{ readonly supplier: string; readonly tyres: ReadonlyMap<number, string> }> {
    const supplier = await em.findOneOrFail(Supplier, { id: supplierId });
    const tyres = await em.execute<{ id: number; name: string }[]>(
      `select id, name from products
        where id in (select id::integer from jsonb_array_elements_text(?::jsonb) as ids(id))`,
      [JSON.stringify(productIds)],
    );
    return { supplier: supplier.name, tyres: new Map(tyres.map(({ id, name }) => [id, name])) };
  }

  #record(
    em: EntityManager,
    actor: Viewer,
    { id, supplierId }: Purchase,
    action: string,
    units: readonly Units[],
  ): void {
    this.#audit.record(em, {
      actor,
      subject: 'purchase',
      subjectId: String(id),
      action,
      before: {},
      after: { supplierId, tyres: units.length, units: units.reduce((sum, one) => sum + one.quantity, 0) },
    });
  }
}

/** A tyre that is named twice. */
function faultOfLines(lines: readonly { readonly productId: number }[]): FieldError | null {
  const index = lines.findIndex(({ productId }, at) =>
    lines.slice(0, at).some((earlier) => earlier.productId === productId),
  );
  return index === -1 ? null : { path: `lines.${index}.productId`, message: 'This tyre is listed twice' };
}

function faultOfReceived(
  { productId, received, missing }: ReceivedLineInput,
  index: number,
  ordered: readonly PurchaseLine[],
): FieldError[] {
  const line = ordered.find((one) => one.productId === productId);
  if (!line) return [{ path: `lines.${index}.productId`, message: 'This tyre isn’t in the purchase' }];
  const left = line.quantity - line.received - line.missing;
  return received + missing > left
    ? [{ path: `lines.${index}.received`, message: `Only ${left} of these are still to come` }]
    : [];
}
