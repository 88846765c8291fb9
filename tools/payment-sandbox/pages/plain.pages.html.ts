import { formatMoney } from '../state/money.format.ts';
import type { CheckoutSession } from '../state/wire.objects.ts';
import { pageFrame } from './page.frame.html.ts';
import { html, type SafeHtml } from './safe.html.ts';

/** Stands in for the page on which a bank asks its customer to confirm a payment. */
export function authenticationPage(session: CheckoutSession, shopName: string): string {
  return pageFrame({
    title: 'Confirm your payment',
    layout: 'narrow',
    main: html`<section class="card">
      <h1>Confirm your payment</h1>
      <p>Your bank asks you to confirm the payment of <strong>${totalOf(session)}</strong> to ${shopName}.</p>
      <p>A real bank would ask for a password or for your approval in its app. Here, choose the outcome.</p>
      <form method="post" action="authenticate">
        <button class="button" type="submit" name="result" value="complete">Complete authentication</button>
        <button class="button button--quiet" type="submit" name="result" value="fail">
          Fail authentication
        </button>
      </form>
    </section>`,
  });
}

/** Shown for a paid session; `successUrl` leads on to the shop. */
export function paidPage(session: CheckoutSession, successUrl: string): string {
  return message(
    'This order is paid',
    html`<p>The payment of ${totalOf(session)} went through. You don’t need to pay again.</p>
      <a class="button" href="${successUrl}">Continue to the shop</a>`,
  );
}

export function expiredPage(session: CheckoutSession): string {
  return message(
    'This payment page has expired',
    html`<p>Nothing was charged. Go back to the shop and start the payment again.</p>
      ${session.cancel_url !== null && html`<a class="button" href="${session.cancel_url}">Back to the shop</a>`}`,
  );
}

export function unknownPage(): string {
  return message(
    'This payment page doesn’t exist',
    html`<p>Check the address, or go back to the shop and start the payment again.</p>`,
  );
}

export function failurePage(): string {
  return message(
    'Something went wrong',
    html`<p>The page couldn’t be shown. This attempt charged nothing; please try again.</p>`,
  );
}

function message(title: string, text: SafeHtml): string {
  return pageFrame({
    title,
    layout: 'narrow',
    main: html`<section class="card">
      <h1>${title}</h1>
      ${text}
    </section>`,
  });
}

function totalOf(session: CheckoutSession): string {
  return formatMoney(session.amount_total ?? 0, session.currency ?? '');
}
