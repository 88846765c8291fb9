import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { oneByOne } from '../../../platform/process/one-by-one.ts';
import { Outbox } from '../../../platform/services/outbox.ts';
import { Service } from '../../../platform/services/services.ts';
import { MailService } from '../../operations/mail/index.ts';
import { mailPictures, Product } from '../../shop/catalogue/index.ts';
import { backInStock } from './emails/back-in-stock.email.ts';
import { priceDrop } from './emails/price-drop.email.ts';
import { ProductAlertRow } from './record/product-alert.entity.ts';

/** The job that sends due alerts. */
export const ALERT_JOB = 'send-product-alerts';

/** How many people are told per unit in stock. An estimate: one in ten buys, two tyres at a time. */
const TOLD_PER_UNIT = 5;
/** How long they have to buy before the next in line are told about what's left. */
const HEAD_START_MS = 4 * 3_600_000;
/** The most emails in one transaction; the next minute continues. */
const MOST_AT_ONCE = 200;

const DUE = `
  select distinct alerts.product_id as "productId"
  from product_alerts alerts join products on products.id = alerts.product_id
  where alerts.state = 'WAITING' and products.published and products.deleted_at is null
    and products.stock_available > 0
    and (alerts.kind = 'BACK_IN_STOCK' or products.charged_price_pence < alerts.price_pence)`;

/**
 * Emails those waiting for a product, once each. It looks at products' current state, not at what changed, so it
 * doesn't matter how stock was released or a price fell.
 */
export class AlertSender extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #outbox = new Outbox(this.platform, ALERT_JOB, () => ({}));

  /** Sends what is due after the transaction of `em`, instead of at the next minute. */
  wake(em: EntityManager): void {
    this.#outbox.follow(em, 'all');
  }

  /** Emails everyone whose turn it is. Concurrent runs are safe: each alert is locked while it's handled. */
  async sweep(): Promise<void> {
    const { sql, logger } = this.platform;
    await oneByOne(
      await sql.rows<{ productId: number }>(DUE),
      ({ productId }) => this.#tell(productId),
      logger,
      {
        naming: ({ productId }) => ({ productId: String(productId) }),
        sentence: 'Emailing the people waiting for a product failed; it will be retried in a minute.',
      },
    );
  }

  /** Tells as many people as the stock allows, longest waiting first. */
  #tell(productId: number): Promise<void> {
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      const product = await em.findOne(Product, { id: productId, published: true, deletedAt: null });
      if (!product || product.stockQuantity <= 0) return;
      const waiting = await em.find(
        ProductAlertRow,
        {
          productId,
          state: 'WAITING',
          $or: [{ kind: 'BACK_IN_STOCK' }, { price: { $gt: product.price } }],
        },
        {
          orderBy: { requestedAt: 'asc', id: 'asc' },
          limit: MOST_AT_ONCE,
          lockMode: LockMode.PESSIMISTIC_WRITE,
        },
      );
      // Counted after locking, so that a second process sees whom the first has told.
      const told = await em.count(ProductAlertRow, {
        productId,
        state: 'TOLD',
        closedAt: { $gt: new Date(now().getTime() - HEAD_START_MS) },
      });
      const turns = Math.max(0, product.stockQuantity * TOLD_PER_UNIT - told);
      const picture = (await mailPictures(em, [product])).get(productId) ?? null;
      for (const alert of waiting.slice(0, turns)) {
        await this.#mail.queue(em, alert.email, letterOf(alert, product, picture));
        Object.assign(alert, { state: 'TOLD', closedAt: now() });
      }
    });
  }
}

function letterOf(
  { kind, price, endToken }: ProductAlertRow,
  { name, slug, price: now, stockQuantity: units }: Product,
  picture: string | null,
) {
  const tyre = { name, slug, price: now, units, picture };
  return kind === 'BACK_IN_STOCK'
    ? backInStock({ tyre, endToken })
    : priceDrop({ tyre, oldPrice: price, endToken });
}
