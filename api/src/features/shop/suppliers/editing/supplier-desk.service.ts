import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { announceChange } from '../../../../platform/database/data-versions.ts';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { decideServing, outdatedServing } from '../record/serving.ts';
import { Supplier } from '../record/supplier.entity.ts';
import type { CreateSupplierInput, UpdateSupplierInput } from './supplier.inputs.ts';
import { SupplierNotFound, type SupplierOfferPage, type SupplierOfferRow } from './supplier.results.ts';

/** Small enough that checkouts don't wait long for the rows a batch locks. */
const DECIDED_AT_ONCE = 200;

const OFFERS = `
  from supplier_offers o join suppliers s on s.id = o.supplier_id join products p on p.id = o.product_id
  where p.deleted_at is null`;

const ROW = `
  o.supplier_id as "supplierId", s.name as "supplierName", s.lead_days as "leadDays", o.product_id as "productId",
  p.name, p.sku, o.code, o.cost_pence as "costPrice", o.units, 
  p.supplier_id is not distinct from o.supplier_id as serves, o.updated_at as "updatedAt"`;

const SEARCH = `o.supplier_id = $1 and ($3::integer[] is null or p.id = any($3))
  and ($2 = '' or p.name ilike '%' || $2 || '%' or p.sku ilike $2 || '%' or p.ean = $2 or o.code ilike $2 || '%')`;

const figures = ({ name, accountNumber, email, leadDays, active }: Supplier): AuditFigures => ({
  name,
  accountNumber,
  email,
  leadDays,
  active,
});

const storedFields = ({ name, accountNumber, email, leadDays, active }: CreateSupplierInput) => ({
  name: name.trim(),
  accountNumber: accountNumber?.trim() || null,
  email: email?.trim() || null,
  leadDays,
  active,
});

/** Keeps suppliers, lists their offers, and keeps which of them serves a tyre as the rule says. */
export class SupplierDesk extends Service {
  readonly #audit = this.services.get(AuditService);

  /** All suppliers by name, the active ones first. */
  list(): Promise<Supplier[]> {
    return this.platform.orm.em.fork().find(Supplier, {}, { orderBy: { active: 'desc', name: 'asc' } });
  }

  /** A supplier; null if there is none. */
  find(id: number): Promise<Supplier | null> {
    return this.platform.orm.em.fork().findOne(Supplier, { id });
  }

  /** A supplier's offers with a word in the tyre's name, or a SKU, EAN or code; only those of some tyres if given. */
  async offers(
    { supplierId, search, productIds }: { supplierId: number; search: string; productIds: number[] | null },
    paging: Paging,
  ): Promise<SupplierOfferPage> {
    const { sql } = this.platform;
    const wanted = [supplierId, search.trim().replaceAll(/[\\%_]/g, '\\$&'), productIds];
    const [items, [counted]] = await Promise.all([
      sql.rows<SupplierOfferRow>(
        `select ${ROW} ${OFFERS} and ${SEARCH} order by p.name, p.id limit $4 offset $5`,
        [...wanted, paging.limit, offsetOf(paging)],
      ),
      sql.rows<{ total: number }>(`select count(*)::integer as total ${OFFERS} and ${SEARCH}`, wanted),
    ]);
    return { items, pageInfo: pageInfo(paging, counted?.total ?? 0) };
  }

  /** All offers of a tyre, the one that serves first. */
  offersOf(productId: number): Promise<SupplierOfferRow[]> {
    return this.platform.sql.rows<SupplierOfferRow>(
      `select ${ROW} ${OFFERS} and o.product_id = $1 order by serves desc, o.units = 0, o.cost_pence, s.name`,
      [productId],
    );
  }

  /** Adds a supplier. */
  create(viewer: Viewer, input: CreateSupplierInput): Promise<Supplier | InvalidInput> {
    return this.#write(async (em) => {
      const supplier = em.create(Supplier, { ...storedFields(input), createdAt: this.platform.now() });
      await em.flush();
      await this.#record(em, viewer, supplier, 'created', {});
      return supplier;
    });
  }

  /** Changes a supplier that nobody has changed since it was read. Which supplier serves a tyre follows. */
  async update(
    viewer: Viewer,
    { id, revision, ...input }: UpdateSupplierInput,
  ): Promise<Supplier | InvalidInput | SupplierNotFound | StaleWrite> {
    const updated = await this.#write<Supplier | SupplierNotFound | StaleWrite>(async (em) => {
      const supplier = await em.findOne(Supplier, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!supplier) return result(SupplierNotFound, { message: 'This supplier doesn’t exist.' });
      if (supplier.revision !== revision) return StaleWrite.at(supplier.revision);
      const before = figures(supplier);
      em.assign(supplier, { ...storedFields(input), revision: revision + 1 });
      await em.flush();
      await this.#record(em, viewer, supplier, 'changed', before);
      return supplier;
    });
    if (updated instanceof Supplier) await this.decideAll();
    return updated;
  }

  /** Decides for every tyre whose supplier isn't the one that the offers and the owner's rule say. */
  async decideAll(): Promise<void> {
    const em = this.platform.orm.em.fork();
    let isChanged = false;
    for (;;) {
      const ids = await outdatedServing(em, DECIDED_AT_ONCE);
      if (ids.length === 0) break;
      isChanged = true;
      await em.transactional((inner) => decideServing(inner, ids));
    }
    if (!isChanged) return;
    await em.transactional((inner) => announceChange(inner, 'catalogue'));
    await this.platform.versions.caughtUp();
  }

  /** Books a change, and tells every process, as delivery promises depend on it. */
  async #record(
    em: EntityManager,
    actor: Viewer,
    supplier: Supplier,
    action: string,
    before: AuditFigures,
  ): Promise<void> {
    this.#audit.record(em, {
      actor,
      subject: 'supplier',
      subjectId: String(supplier.id),
      action,
      before,
      after: figures(supplier),
    });
    await announceChange(em, 'settings');
  }

  async #write<Answer>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer | InvalidInput> {
    try {
      return await this.platform.orm.em.fork().transactional(work);
    } catch (error) {
      if (violatedConstraint(error) !== 'suppliers_name') throw error;
      return InvalidInput.of('Please check the supplier', [
        { path: 'name', message: 'Another supplier has this name' },
      ]);
    }
  }
}
