import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, type Actor, type AuditFigures } from '../../../operations/audit/index.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { availableUnits } from '../../stock/index.ts';
import {
  chargedPrice,
  notePriceChanges,
  type Repriced,
  type SaleRule,
} from '../record/product-price-history.ts';
import { Product } from '../record/product.entity.ts';
import { ProductAnnouncements } from './product-announcement.service.ts';
import { auditedFigures } from './product-audit.ts';
import { ProductFigureReader, type ProductFigures } from './product-figures.ts';
import { NO_SALE_END } from './product-sale.ts';

/** A product in an open transaction, with its values before the change. */
export interface ProductChange {
  readonly product: Product;
  /** Null for a new product. */
  readonly before: {
    readonly figures: AuditFigures;
    /** The price charged until now, in pence. */
    readonly charged: number;
    readonly available: number;
  } | null;
}

interface Booking {
  readonly actor: Actor;
  /** Further figures for the audit log, such as the bulk change they belong to. */
  readonly notes?: AuditFigures;
  /** Whether prices fall for a sale that a person has started, however small it is. */
  readonly isSale?: boolean;
  /** Sets what the price history would otherwise decide, for example the end of a sale. */
  readonly settle?: (change: ProductChange) => void;
  /** Whether integrators learn of the products by another event than one for each. */
  readonly isQuiet?: boolean;
}

/** Books every change of products: price history, audit log and events, in the transaction of the change. */
export class ProductChanges extends Service {
  readonly #announcements = this.services.get(ProductAnnouncements);
  readonly #audit = this.services.get(AuditService);
  readonly #settings = this.services.get(SettingsService);
  readonly figures = new ProductFigureReader(this.platform.orm);

  /** Remembers a product as it is. Call it before changing anything. */
  begin(product: Product): ProductChange {
    return {
      product,
      before: {
        figures: this.audited(product),
        charged: chargedPrice(product),
        available: availableUnits(product),
      },
    };
  }

  /** Creates a product without stock. */
  create(
    em: EntityManager,
    figures: ProductFigures,
    rest: Pick<Product, 'slug' | 'searchText' | 'pictures'>,
  ): ProductChange {
    const now = this.platform.now();
    const product = em.create(Product, {
      ...figures,
      ...rest,
      wasPrice: null,
      wasPriceUntil: null,
      ...NO_SALE_END,
      stockOnHand: 0,
      stockReserved: 0,
      popularity: 1,
      deletedAt: null,
      createdAt: now,
      updatedAt: now,
      revision: 1,
    });
    return { product, before: null };
  }

  /** Books changes whose products have their new values, stock included, and their ids. */
  async book(
    em: EntityManager,
    changes: readonly ProductChange[],
    { actor, notes = {}, isSale = false, settle, isQuiet = false }: Booking,
  ): Promise<void> {
    const repriced = changes.flatMap(({ product, before }) =>
      before ? [{ product, before: before.charged }] : [],
    );
    const saleRule = isSale ? () => true : await this.#saleRule(em, repriced);
    await notePriceChanges(em, repriced, saleRule, this.platform.now());
    for (const change of changes) {
      settle?.(change);
      const { product, before } = change;
      this.#audit.record(em, {
        actor,
        subject: 'product',
        subjectId: String(product.id),
        action: before ? 'changed' : 'made',
        before: before?.figures ?? {},
        after: { ...this.audited(product), ...notes },
      });
      if (!isQuiet) await this.#announcements.changed(em, product, before ? 'UPDATED' : 'CREATED');
      if (before) await this.#announcements.stockFell(em, product, before.available);
    }
  }

  /** The owner's rule, which is read only if a price falls. */
  async #saleRule(em: EntityManager, repriced: readonly Repriced[]): Promise<SaleRule> {
    if (!repriced.some(({ product, before }) => chargedPrice(product) < before)) return () => false;
    const { leastSalePercent } = await this.#settings.readIn(em);
    return ({ saleEndsOn }, before, after) =>
      saleEndsOn !== null || (before - after) * 100 >= before * leastSalePercent;
  }

  /** The product's values for the audit log. */
  audited(product: Product): AuditFigures {
    return auditedFigures(this.figures.of(product), product);
  }
}
