import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../../../platform/tables/csv-cell.ts';
import { PurchaseDelivery } from '../record/purchase-delivery.entity.ts';
import { Purchase } from '../record/purchase.entity.ts';
import type {
  OrderSupply,
  PurchaseDeliveryLineRow,
  PurchaseLineRow,
  PurchaseNeed,
  PurchasePage,
} from '../record/purchase.types.ts';

const TYRE = `p.id as "productId", p.name, p.sku, p.ean, o.code`;

/** The tyres of paid orders that aren't ordered from their supplier yet, as SQL after `from`. */
export const NEEDED = 'order_supplies where needed_at is not null and on_order + arrived < quantity';

const NEEDS = `
  with needs as (
    select supplier_id, product_id, sum(quantity - on_order - arrived)::integer as units, count(*)::integer as orders,
      min(needed_at) as since
    from ${NEEDED}
    group by supplier_id, product_id
  )
  select ${TYRE}, o.cost_pence as "costPrice", s.id as "supplierId", s.name as "supplierName", n.units, n.orders,
    n.since
  from needs n join suppliers s on s.id = n.supplier_id join products p on p.id = n.product_id
    left join supplier_offers o on o.supplier_id = n.supplier_id and o.product_id = n.product_id
  order by s.name, s.id, p.name, p.id limit $1`;

const LINES = `
  select l.purchase_id as "purchaseId", ${TYRE}, l.cost_pence as "costPrice", l.quantity, l.received, l.missing,
    l.surplus
  from purchase_lines l join purchases b on b.id = l.purchase_id join products p on p.id = l.product_id
    left join supplier_offers o on o.supplier_id = b.supplier_id and o.product_id = l.product_id
  where l.purchase_id = any($1::integer[]) order by p.name, p.id`;

const DELIVERY_LINES = `
  select l.delivery_id as "deliveryId", p.id as "productId", p.name, l.received, l.missing, l.surplus
  from purchase_delivery_lines l join products p on p.id = l.product_id
  where l.delivery_id = any($1::integer[]) order by p.name, p.id`;

const OF_ORDERS = `
  select s.order_id as "orderId", s.product_id || ':' || s.supplier_id as id, s.product_id as "productId", p.name,
    u.name as "supplierName", s.quantity, s.on_order as "onOrder", s.arrived, next.day as "expectedOn",
    next.id as "purchaseId"
  from order_supplies s join products p on p.id = s.product_id join suppliers u on u.id = s.supplier_id
    left join lateral (
      select b.id, b.expected_on::text as day from purchases b join purchase_lines l on l.purchase_id = b.id
      where s.on_order > 0 and b.closed_at is null and b.supplier_id = s.supplier_id and l.product_id = s.product_id
        and l.received + l.missing < l.quantity
      order by b.expected_on, b.id limit 1
    ) next on true
  where s.needed_at is not null and s.order_id = any($1::uuid[]) order by p.name, p.id`;

/** The most tyres that are listed as needed at once. */
const MOST_NEEDS = 500;

/** Reads what the shop needs from suppliers and has ordered there. */
export class PurchaseReader extends Service {
  /** The units that paid orders need and that aren't on order, by supplier and tyre. */
  needs(): Promise<PurchaseNeed[]> {
    return this.platform.sql.rows<PurchaseNeed>(NEEDS, [MOST_NEEDS]);
  }

  /** A purchase; null if there is none. */
  find(id: number): Promise<Purchase | null> {
    return this.platform.orm.em.fork().findOne(Purchase, { id });
  }

  /** Purchases, newest first. @param open only those with units to come; null for all. */
  async page(open: boolean | null, paging: Paging): Promise<PurchasePage> {
    const where = open === null ? {} : { closedAt: open ? null : { $ne: null } };
    const [items, total] = await this.platform.orm.em.fork().findAndCount(Purchase, where, {
      orderBy: { id: 'desc' },
      limit: paging.limit,
      offset: offsetOf(paging),
    });
    return { items, pageInfo: pageInfo(paging, total) };
  }

  /** For each purchase its lines, by the tyre's name. */
  async lines(ids: readonly number[]): Promise<PurchaseLineRow[][]> {
    const rows = await this.platform.sql.rows<PurchaseLineRow & { purchaseId: number }>(LINES, [ids]);
    const of = Map.groupBy(rows, ({ purchaseId }) => purchaseId);
    return ids.map((id) => of.get(id) ?? []);
  }

  /** For each purchase its deliveries, the newest first. */
  async deliveries(ids: readonly number[]): Promise<PurchaseDelivery[][]> {
    const all = await this.platform.orm.em
      .fork()
      .find(PurchaseDelivery, { purchaseId: { $in: [...ids] } }, { orderBy: { id: 'desc' } });
    const of = Map.groupBy(all, ({ purchaseId }) => purchaseId);
    return ids.map((id) => of.get(id) ?? []);
  }

  /** For each delivery its lines, by the tyre's name. */
  async deliveryLines(ids: readonly number[]): Promise<PurchaseDeliveryLineRow[][]> {
    const rows = await this.platform.sql.rows<PurchaseDeliveryLineRow & { deliveryId: number }>(
      DELIVERY_LINES,
      [ids],
    );
    const of = Map.groupBy(rows, ({ deliveryId }) => deliveryId);
    return ids.map((id) => of.get(id) ?? []);
  }

  /** The names of suppliers, in the order of their ids. */
  async supplierNames(ids: readonly number[]): Promise<string[]> {
    const rows = await this.platform.sql.rows<{ id: number; name: string }>(
      'select id, name from suppliers where id = any($1::integer[])',
      [ids],
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ids.map((id) => names.get(id) ?? '');
  }

  /** For each order the units that come from suppliers. */
  async ofOrders(ids: readonly string[]): Promise<OrderSupply[][]> {
    const rows = await this.platform.sql.rows<OrderSupply & { orderId: string }>(OF_ORDERS, [ids]);
    const of = Map.groupBy(rows, ({ orderId }) => orderId);
    return ids.map((id) => of.get(id) ?? []);
  }

  /** A purchase as a CSV file for the supplier; null if there is none. */
  async file(id: number): Promise<string | null> {
    if (!(await this.find(id))) return null;
    const [lines = []] = await this.lines([id]);
    const cells = [
      ['code', 'ean', 'sku', 'tyre', 'quantity'],
      ...lines.map(({ code, ean, sku, name, quantity }) => [
        code ?? '',
        ean ?? '',
        sku,
        name,
        String(quantity),
      ]),
    ];
    return BYTE_ORDER_MARK + cells.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('');
  }
}
