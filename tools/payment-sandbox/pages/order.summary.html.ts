import { formatMoney } from '../state/money.format.ts';
import type { SandboxStore } from '../state/sandbox.store.ts';
import { idOf, type CheckoutSession, type LineItem } from '../state/wire.objects.ts';
import { html, type SafeHtml } from './safe.html.ts';

/** The order as the payer sees it: lines, shipping, total. */
export function orderSummary(
  store: SandboxStore,
  session: CheckoutSession,
  lineItems: readonly LineItem[],
): SafeHtml {
  const currency = session.currency ?? '';
  return html`<section class="card" aria-labelledby="order-title">
    <h2 id="order-title">Your order</h2>
    <ul class="lines">
      ${lineItems.map((item) => orderLine(store, item))}
    </ul>
    <dl class="totals">
      <div>
        <dt>Subtotal</dt>
        <dd>${formatMoney(session.amount_subtotal ?? 0, currency)}</dd>
      </div>
      ${shippingRow(store, session, currency)}
      <div class="totals__sum">
        <dt>Total</dt>
        <dd>${formatMoney(session.amount_total ?? 0, currency)}</dd>
      </div>
    </dl>
  </section>`;
}

function orderLine(store: SandboxStore, item: LineItem): SafeHtml {
  const product = store.tables.products.get(idOf(item.price.product) ?? '');
  const [image] = product?.images ?? [];
  const unit = formatMoney(item.price.unit_amount ?? 0, item.currency);
  return html`<li class="line${image === undefined && ' line--plain'}">
    ${image !== undefined && html`<img class="line__picture" src="${image}" alt="" width="52" height="52" />`}
    <div>
      <p class="line__name">${item.description}</p>
      ${product?.description != null && html`<p class="line__more">${product.description}</p>`}
      <p class="line__more">${item.quantity} × ${unit}</p>
    </div>
    <p>${formatMoney(item.amount_total, item.currency)}</p>
  </li> `;
}

function shippingRow(
  store: SandboxStore,
  { shipping_cost }: CheckoutSession,
  currency: string,
): SafeHtml | null {
  if (!shipping_cost) return null;
  const rate = store.tables.shippingRates.get(idOf(shipping_cost.shipping_rate) ?? '');
  const price = shipping_cost.amount_total === 0 ? 'Free' : formatMoney(shipping_cost.amount_total, currency);
  return html`<div>
    <dt>${rate?.display_name ?? 'Shipping'}</dt>
    <dd>${price}</dd>
  </div> `;
}
