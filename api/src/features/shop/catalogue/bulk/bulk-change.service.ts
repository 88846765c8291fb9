import type { EntityManager } from '@mikro-orm/postgresql';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Outbox } from '../../../../platform/services/outbox.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { AuditService, namedActor, THE_SHOP, type Actor } from '../../../operations/audit/index.ts';
import { DELETED, KEPT } from '../admin/admin-product-selection.ts';
import { AdminProductService } from '../admin/admin-product.service.ts';
import { withToday } from '../record/product-columns.ts';
import { positional, SqlValues } from '../record/sql-values.ts';
import { BulkChange } from './bulk-change.entity.ts';
import type { BulkChangeInput } from './bulk-change.inputs.ts';
import { BulkChangePreview, BulkChangeNotUndoable, type BulkRefusedProduct } from './bulk-change.results.ts';
import { outcomeSql, OWN_STOCK, type WantedChange } from './bulk-outcome.ts';
import { NO_PRICES, PREVIEW_COUNTS, type PreviewCounts } from './bulk-preview-counts.ts';

export const BULK_JOB = 'change-products-in-bulk';

/** Further results appear once these have been dismissed. */
const MOST_TOLD = 10;
/** Enough to see whether the change does what was meant. */
const PREVIEW_ROWS = 10;
/** Without progress for this long, a change has lost its process. */
const STILL_MS = 60_000;
const DAY_MS = 86_400_000;
/** The number of days for which a change can be undone. */
const UNDO_DAYS = 30;

const BEFORE = `p.id as "productId", p.name, p.sku, p.charged_price_pence as "priceBefore", p.cost_pence as cost,
  ${OWN_STOCK} as "stockBefore", p.published as "publishedBefore",`;

const UNDO_ITEMS = `
  insert into bulk_change_items (bulk_change_id, product_id, before, units, revision)
  select ?, product_id, before, units, revision from bulk_change_items where bulk_change_id = ? and state = 'CHANGED'`;

/** Products whose sale is over and that aren't already part of a pending change. */
const SALES_OVER = `
  select p.id from products p where p.sale_ends_on < ?::date and p.deleted_at is null
    and not exists (select from bulk_change_items i where i.product_id = p.id and i.state = 'WAITING')`;

const REFUSED = `
  select i.product_id as "productId", p.name, p.sku, i.refusal as reason
  from bulk_change_items i join products p on p.id = i.product_id
  where i.bulk_change_id = $1 and i.state = 'REFUSED' order by i.product_id limit $2`;

/** Previews, starts and undoes changes of many products. */
export class BulkChangeService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #products = this.services.get(AdminProductService);
  readonly #outbox = new Outbox(this.platform, BULK_JOB, (id) => ({ id: Number(id) }));

  /** The effect a change would have now. The input must be valid. */
  async preview(input: BulkChangeInput): Promise<BulkChangePreview> {
    const { where, values } = await this.#chosen(input);
    const outcomes = outcomeSql(input, where, values, BEFORE);
    const read = <Row extends object>(rest: string): Promise<Row[]> =>
      this.platform.sql.rows<Row>(
        ...withToday(`with outcomes as (${outcomes}) ${rest}`, values.list, this.#today()),
      );
    const [counts, rows] = await Promise.all([
      read<PreviewCounts>(PREVIEW_COUNTS),
      read<BulkChangePreview['rows'][number]>(
        `select *, price as "priceAfter", stock as "stockAfter", published as "publishedAfter"
          from outcomes where refusal is null order by name, id limit ${PREVIEW_ROWS}`,
      ),
    ]);
    const changing = counts.find(({ reason }) => reason === null);
    return {
      total: counts.reduce((sum, { count }) => sum + count, 0),
      changing: changing?.count ?? 0,
      prices: changing ?? NO_PRICES,
      refusals: counts.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }])),
      rows,
    };
  }

  /**
   * Starts a change. A filter's products are fixed now, but each is checked again at its turn.
   * @param requestId a second request with the same one gets the change that the first started.
   */
  async start(viewer: Viewer, input: BulkChangeInput, requestId: string): Promise<BulkChange | InvalidInput> {
    const known = await this.#startedBy(requestId);
    if (known) return known;
    if (typeof input.saleEndsOn === 'string' && input.saleEndsOn < this.#today())
      return InvalidInput.of('We couldn’t start this change', [
        { path: 'saleEndsOn', message: 'A sale must end today or later' },
      ]);
    const { where, values } = await this.#chosen(input);
    return this.#once(requestId, async (em) => {
      const change = this.#made(em, viewer, requestId, input, null);
      await em.flush();
      const text = `insert into bulk_change_items (bulk_change_id, product_id)
        select ${values.addNumber(change.id)}, p.id from products p where ${where}`;
      await this.#fill(em, viewer, change, ...positional(...withToday(text, values.list, this.#today())));
      return change;
    });
  }

  /** Starts a change that reverts a finished one. */
  async undo(viewer: Viewer, id: number): Promise<BulkChange | BulkChangeNotUndoable> {
    const undone = await this.platform.orm.em.fork().findOne(BulkChange, id);
    const reason = this.#standsBecause(undone);
    if (reason !== null) return result(BulkChangeNotUndoable, { message: reason });
    const requestId = `undo-${id}`;
    const known = await this.#startedBy(requestId);
    if (known) return known;
    return this.#once(requestId, async (em) => {
      const change = this.#made(em, viewer, requestId, { kind: 'UNDO' }, id);
      await em.flush();
      await this.#fill(em, viewer, change, UNDO_ITEMS, [change.id, id]);
      await em.nativeUpdate(BulkChange, { id }, { undoneBy: change.id });
      return change;
    });
  }

  /** Starts a change, in the shop's own name, that ends the sales whose last day is over. */
  async endSales(): Promise<void> {
    const { orm, now } = this.platform;
    const [over] = await orm.em.fork().execute<object[]>(`${SALES_OVER} limit 1`, [this.#today()]);
    if (!over) return;
    const requestId = `sales over ${now().toISOString()}`;
    await this.#once(requestId, async (em) => {
      const change = this.#made(em, THE_SHOP, requestId, { kind: 'SALE_END' }, null);
      await em.flush();
      const text = `insert into bulk_change_items (bulk_change_id, product_id) select ?, id from (${SALES_OVER}) over`;
      await this.#fill(em, THE_SHOP, change, text, [change.id, this.#today()]);
      return change;
    });
  }

  /** Finished changes that the viewer started and hasn't dismissed. */
  async ended(viewer: Viewer): Promise<BulkChange[]> {
    return this.platform.orm.em
      .fork()
      .find(
        BulkChange,
        { startedBy: namedActor(viewer).id, status: 'DONE', toldAt: null },
        { orderBy: { id: 'asc' }, limit: MOST_TOLD },
      );
  }

  /** Marks a viewer's own finished change as seen. @returns whether it wasn't before. */
  close(viewer: Viewer, id: number): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const mine = { id, startedBy: namedActor(viewer).id, status: 'DONE' as const, toldAt: null };
      if ((await em.nativeUpdate(BulkChange, mine, { toldAt: this.platform.now() })) === 0) return false;
      this.#audit.record(em, {
        actor: viewer,
        subject: 'bulk_change',
        subjectId: String(id),
        action: 'end seen',
        before: {},
        after: {},
      });
      return true;
    });
  }

  /** A change by its id; null if unknown. */
  find(id: number): Promise<BulkChange | null> {
    return this.platform.orm.em.fork().findOne(BulkChange, id);
  }

  /** The latest changes, newest first. */
  latest(limit: number): Promise<BulkChange[]> {
    return this.platform.orm.em.fork().find(BulkChange, {}, { orderBy: { id: 'desc' }, limit });
  }

  /** The first products that a change left unchanged. */
  refused(id: number, limit: number): Promise<BulkRefusedProduct[]> {
    return this.platform.sql.rows<BulkRefusedProduct>(REFUSED, [id, limit]);
  }

  /** Resumes changes whose process has died, and deletes data of changes too old to be undone. */
  async sweep(): Promise<void> {
    const { orm, jobs, now } = this.platform;
    const em = orm.em.fork();
    const stillSince = new Date(now().getTime() - STILL_MS);
    for (const { id } of await em.find(BulkChange, {
      status: { $ne: 'DONE' },
      touchedAt: { $lt: stillSince },
    }))
      await jobs.send(BULK_JOB, { id }, { key: String(id) });
    await em.execute(
      `delete from bulk_change_items i using bulk_changes c
        where c.id = i.bulk_change_id and c.status = 'DONE' and c.finished_at < ?`,
      [this.#oldest()],
    );
  }

  #today(): string {
    return inLondon(this.platform.now()).day;
  }

  #oldest(): Date {
    return new Date(this.platform.now().getTime() - UNDO_DAYS * DAY_MS);
  }

  #standsBecause(change: BulkChange | null): string | null {
    if (!change) return 'This change doesn’t exist.';
    if (change.kind === 'UNDO') return 'This change is itself an undo. Start a new change instead.';
    if (!change.finishedAt) return 'This change is still running. Undo it once it has finished.';
    return change.finishedAt < this.#oldest() ? `A change can be undone for ${UNDO_DAYS} days.` : null;
  }

  async #chosen({ productIds, filter }: BulkChangeInput): Promise<{ where: string; values: SqlValues }> {
    if (productIds) {
      const values = new SqlValues();
      return { where: `p.id = any(${values.add(productIds)}::integer[])`, values };
    }
    const { isOfDeleted, state, base, values } = await this.#products.selection(filter ?? {});
    return { where: `${isOfDeleted ? DELETED : KEPT} and ${state} and ${base}`, values };
  }

  #startedBy(requestId: string): Promise<BulkChange | null> {
    return this.platform.orm.em.fork().findOne(BulkChange, { requestId });
  }

  /** The database refuses one of two concurrent requests, which then returns the change the other started. */
  async #once(requestId: string, work: (em: EntityManager) => Promise<BulkChange>): Promise<BulkChange> {
    try {
      return await this.platform.orm.em.fork().transactional(work);
    } catch (error) {
      const isTwice = violatedConstraint(error) === 'bulk_changes_request_id_key';
      const other = isTwice ? await this.#startedBy(requestId) : null;
      if (!other) throw error;
      return other;
    }
  }

  #made(
    em: EntityManager,
    viewer: Actor,
    requestId: string,
    { kind, percent = null, ending = null, units = null, saleEndsOn = null }: WantedChange,
    undoOf: number | null,
  ): BulkChange {
    const now = this.platform.now();
    const { role, id } = namedActor(viewer);
    return em.create(BulkChange, {
      requestId,
      kind,
      percent,
      ending,
      units,
      saleEndsOn: kind === 'SALE_START' ? saleEndsOn : null,
      toldAt: null,
      undoOf,
      undoneBy: null,
      status: 'WAITING',
      total: 0,
      changed: 0,
      refused: 0,
      startedByRole: role,
      startedBy: id,
      createdAt: now,
      touchedAt: now,
      finishedAt: null,
    });
  }

  /** Stores the products of a change, and starts it after the commit. */
  async #fill(
    em: EntityManager,
    viewer: Actor,
    change: BulkChange,
    text: string,
    values: unknown[],
  ): Promise<void> {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(text, values, 'run');
    change.total = affectedRows;
    const { kind, percent, ending, units, saleEndsOn, undoOf } = change;
    this.#audit.record(em, {
      actor: viewer,
      subject: 'bulk_change',
      subjectId: String(change.id),
      action: 'started',
      before: {},
      after: { kind, percent, ending, units, saleEndsOn, undoOf, products: affectedRows },
    });
    this.#outbox.follow(em, String(change.id));
  }
}
