import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { namedActor } from '../../../operations/audit/index.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { addWorkingDays, dispatchDay } from '../../../shop/delivery/index.ts';
import type { Units } from '../../../shop/stock/index.ts';
import { decideServing, Supplier } from '../../../shop/suppliers/index.ts';
import { purchaseOrdered } from '../emails/purchase-ordered.email.ts';
import { PurchaseLine } from '../record/purchase-line.entity.ts';
import { Purchase } from '../record/purchase.entity.ts';
import { PurchaseNeedsChanged, PurchaseNotFound } from '../record/purchase.types.ts';
import { Supplies } from '../record/supplies.ts';
import { noAddress } from './no-address.ts';
import { repeatedTyre } from './purchase-lines.ts';
import { PurchaseRecord, tyreFigures } from './purchase-record.ts';
import type { CreatePurchaseInput } from './purchase.inputs.ts';

/** The tyres of a purchase with the supplier's code and cost. The supplier has as many fewer from then on. */
const OFFERED = `
  with wanted as (
    select u."productId", u.quantity
    from jsonb_to_recordset(?::jsonb) as u("productId" integer, quantity integer)
  ), sold as (
    update supplier_offers o set units = greatest(0, o.units - w.quantity)
    from wanted w where o.supplier_id = ? and o.product_id = w."productId"
    returning o.product_id, o.code, o.cost_pence, old.units - new.units as off
  )
  select p.id as "productId", p.name, p.ean, w.quantity, sold.code, sold.cost_pence as "costPrice",
    coalesce(sold.off, 0) as "offOffer"
  from wanted w join products p on p.id = w."productId" left join sold on sold.product_id = p.id order by p.name, p.id`;

interface OfferedTyre extends Units {
  readonly name: string;
  readonly ean: string | null;
  readonly code: string | null;
  readonly costPrice: number | null;
  readonly offOffer: number;
}

const NOT_ORDERED = 'We couldn’t order this';

/** Orders tyres from suppliers. */
export class PurchaseWriter extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #record = this.services.get(PurchaseRecord);
  readonly #settings = this.services.get(SettingsService);

  /** Orders tyres from a supplier: those that orders need, and more for own stock. */
  async create(
    viewer: Viewer,
    input: CreatePurchaseInput,
  ): Promise<Purchase | InvalidInput | PurchaseNotFound | PurchaseNeedsChanged> {
    const fault = repeatedTyre(input.lines);
    if (fault) return InvalidInput.of(NOT_ORDERED, [fault]);
    const { dispatchCutOffHour } = await this.#settings.read();
    const made = await this.platform.orm.em.fork().transactional(async (em) => {
      const supplier = await em.findOne(Supplier, { id: input.supplierId });
      if (!supplier) return result(PurchaseNotFound, { message: 'This supplier doesn’t exist.' });
      if (input.byEmail && supplier.email === null) return noAddress(NOT_ORDERED, supplier);
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
    for (const { productId, quantity, costPrice, offOffer } of tyres)
      em.create(PurchaseLine, { purchaseId: purchase.id, productId, quantity, costPrice, offOffer });
    const { expectedOn } = purchase;
    if (byEmail)
      await this.#mail.queue(
        em,
        supplier.email ?? '',
        purchaseOrdered({ id: purchase.id, accountNumber: supplier.accountNumber, expectedOn, tyres }),
      );
    await decideServing(em, wish.ids);
    this.#record.audit(em, viewer, purchase, 'ordered', {
      after: { supplierId: supplier.id, ...tyreFigures(tyres) },
    });
    return purchase;
  }
}
