import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { announceChange } from '../../../../platform/database/data-versions.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { AuditService, type Actor } from '../../../operations/audit/index.ts';
import { adjust, ownUnits } from '../../stock/index.ts';
import { withToday } from '../record/product-columns.ts';
import { Product } from '../record/product.entity.ts';
import { positional, SqlValues } from '../record/sql-values.ts';
import { ProductChanges, type ProductChange } from '../writing/product-changes.service.ts';
import { BulkChange } from './bulk-change.entity.ts';
import type { BulkRefusal } from './bulk-change.enums.ts';
import { outcomeSql, type Outcome } from './bulk-outcome.ts';
import { undoneTo, type WaitingItem, type Wish } from './bulk-undo.ts';

/** Small enough that other writers don't wait long for the rows a batch locks. */
const BATCH = 100;
/** Each catalogue update makes every process drop its cached pages. */
const TELL_EVERY_MS = 1_000;

const NEXT = `
  select product_id as "productId", before, units, revision from bulk_change_items
  where bulk_change_id = ? and state = 'WAITING' order by product_id limit ${BATCH}`;

const DONE = `
  update bulk_change_items i set state = d.state, refusal = d.refusal, before = d.before, units = d.units,
    revision = d.revision
  from jsonb_to_recordset(?::jsonb) as d("productId" integer, state text, refusal text, before jsonb, units integer,
    revision integer)
  where i.bulk_change_id = ? and i.product_id = d."productId"`;

/** The result for a product. */
interface DoneItem extends WaitingItem {
  readonly state: 'CHANGED' | 'REFUSED';
  readonly refusal: BulkRefusal | null;
}

/** Runs bulk changes, batch by batch. */
export class BulkChangeRunner extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #changes = this.services.get(ProductChanges);

  /** Runs a change to its end. Each batch is one transaction and takes effect once, even if several workers run it. */
  async run(id: number): Promise<void> {
    let isLeft = true;
    let told = performance.now();
    while (isLeft) {
      const isTold = performance.now() - told >= TELL_EVERY_MS;
      isLeft = await this.batch(id, isTold);
      if (isTold) told = performance.now();
    }
    await this.platform.versions.caughtUp();
  }

  /**
   * Changes the next batch of products.
   * @param isTold whether to tell every process at once; the last batch always does, for all before it.
   * @returns whether there may be more.
   */
  batch(id: number, isTold: boolean): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const change = await em.findOne(BulkChange, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!change || change.status === 'DONE') return false;
      const items = await em.execute<WaitingItem[]>(NEXT, [id]);
      const now = this.platform.now();
      if (items.length === 0) this.#finish(em, change, now);
      else await this.#change(em, change, items, now);
      const isLeft = items.length > 0;
      if (isTold || !isLeft) await announceChange(em, 'catalogue');
      return isLeft;
    });
  }

  #finish(em: EntityManager, change: BulkChange, now: Date): void {
    Object.assign(change, { status: 'DONE', touchedAt: now, finishedAt: now });
    this.#audit.record(em, {
      actor: actorOf(change),
      subject: 'bulk_change',
      subjectId: String(change.id),
      action: 'finished',
      before: { changed: 0, refused: 0 },
      after: { changed: change.changed, refused: change.refused },
    });
  }

  async #change(
    em: EntityManager,
    change: BulkChange,
    items: readonly WaitingItem[],
    now: Date,
  ): Promise<void> {
    const ids = items.map(({ productId }) => productId);
    const products = await em.find(
      Product,
      { id: { $in: ids } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const wishes = await this.#wishes(em, change, items, products);
    const done: DoneItem[] = [];
    const changed: { change: ProductChange; wish: Wish }[] = [];
    for (const product of products) {
      const wish = wishes.get(product.id);
      if (!wish) continue;
      if (wish.refusal === null) {
        changed.push({ change: this.#changes.begin(product), wish });
        done.push(keepsakeOf(product, wish));
      } else done.push(refusedItem(product.id, wish.refusal));
    }
    await this.#apply(em, change, changed, now);
    await em.flush();
    await em.execute(DONE, [JSON.stringify(done), change.id]);
    Object.assign(change, {
      status: 'RUNNING',
      touchedAt: now,
      changed: change.changed + changed.length,
      refused: change.refused + done.length - changed.length,
    });
  }

  /** The new values of each product. Its row is already locked, so they still hold when written. */
  async #wishes(
    em: EntityManager,
    change: BulkChange,
    items: readonly WaitingItem[],
    products: readonly Product[],
  ): Promise<Map<number, Wish>> {
    if (change.kind === 'UNDO') return undoneTo(items, products);
    const values = new SqlValues();
    const ids = values.add(items.map(({ productId }) => productId));
    const text = outcomeSql(change, `p.id = any(${ids}::integer[])`, values);
    const today = inLondon(this.platform.now()).day;
    const outcomes = await em.execute<Outcome[]>(...positional(...withToday(text, values.list, today)));
    return new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  }

  async #apply(
    em: EntityManager,
    bulkChange: BulkChange,
    changed: readonly { change: ProductChange; wish: Wish }[],
    now: Date,
  ): Promise<void> {
    const restored = new Map<Product, Wish['restored']>();
    for (const { change, wish } of changed) {
      const { product } = change;
      setPrice(product, wish);
      Object.assign(product, {
        published: wish.published,
        updatedAt: now,
        revision: product.revision + 1,
      });
      adjust(em, product, wish.stock, now);
      restored.set(product, wish.restored);
    }
    const { saleEndsOn } = bulkChange;
    await this.#changes.book(
      em,
      changed.map(({ change }) => change),
      {
        actor: actorOf(bulkChange),
        notes: { bulkChange: bulkChange.id },
        isSale: bulkChange.kind === 'SALE_START',
        settle({ product, before }) {
          const old = restored.get(product);
          if (old) {
            const { wasPrice, wasPriceUntil, saleEndsOn: lastDay = null, priceAfterSale = null } = old;
            Object.assign(product, { wasPrice, wasPriceUntil, saleEndsOn: lastDay, priceAfterSale });
          }
          if (saleEndsOn !== null && before)
            Object.assign(product, { saleEndsOn, priceAfterSale: before.charged });
        },
      },
    );
  }
}

/** Sets the mail order price, or the list price if that's the one charged. */
function setPrice(product: Product, { price, restored }: Wish): void {
  if (restored) {
    const { listPrice, mailOrderPrice } = restored;
    Object.assign(product, { listPrice, mailOrderPrice });
  } else if (product.mailOrderPrice === null) product.listPrice = price;
  else product.mailOrderPrice = price;
}

/** A product's values before the change, for undoing it. */
function keepsakeOf(product: Product, { stock }: Wish): DoneItem {
  const { listPrice, mailOrderPrice, wasPrice, wasPriceUntil, saleEndsOn, priceAfterSale } = product;
  return {
    productId: product.id,
    state: 'CHANGED',
    refusal: null,
    before: {
      listPrice,
      mailOrderPrice,
      wasPrice,
      wasPriceUntil,
      saleEndsOn,
      priceAfterSale,
      published: product.published,
    },
    units: stock - ownUnits(product),
    revision: product.revision + 1,
  };
}

function refusedItem(productId: number, refusal: BulkRefusal): DoneItem {
  return { productId, state: 'REFUSED', refusal, before: null, units: null, revision: null };
}

const actorOf = ({ startedByRole, startedBy }: BulkChange): Actor => ({
  role: startedByRole,
  userId: startedBy,
});
